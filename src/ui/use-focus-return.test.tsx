import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useFocusReturn } from './use-focus-return';

function Notice() {
  const ref = useFocusReturn<HTMLDivElement>();
  return (
    <div ref={ref}>
      <button>Close</button>
      <button>More</button>
    </div>
  );
}

const page = (parts: { notice: boolean; opener: boolean }) => (
  <>
    <main id="content" tabIndex={-1} />
    {parts.opener && <button>Open</button>}
    {parts.notice && <Notice />}
  </>
);
const focus = (name: string) => screen.getByRole('button', { name }).focus();

afterEach(cleanup);

it('returns the focus to the element that had it before', () => {
  const { rerender } = render(page({ notice: true, opener: true }));
  focus('Open');
  focus('Close');
  focus('More');
  rerender(page({ notice: false, opener: true }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
});

it('moves the focus to the main element if nothing had it, or that element is gone', () => {
  const { rerender } = render(page({ notice: true, opener: true }));
  focus('Close');
  rerender(page({ notice: false, opener: true }));
  expect(document.activeElement).toBe(screen.getByRole('main'));

  rerender(page({ notice: true, opener: true }));
  focus('Open');
  focus('Close');
  rerender(page({ notice: false, opener: false }));
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('does not move a focus that is outside', () => {
  const { rerender } = render(page({ notice: true, opener: true }));
  focus('Open');
  rerender(page({ notice: false, opener: true }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
});
