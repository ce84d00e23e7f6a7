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

it('goes back to what had the focus before', () => {
  const { rerender } = render(page({ notice: true, opener: true }));
  focus('Open');
  focus('Close');
  focus('More');
  rerender(page({ notice: false, opener: true }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
});

it('goes to the main part where nothing had it, or what had it is gone', () => {
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

it('leaves the focus where it is outside', () => {
  const { rerender } = render(page({ notice: true, opener: true }));
  focus('Open');
  rerender(page({ notice: false, opener: true }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
});
