import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { TestProviders } from '../testing';
import { ConsentBanner } from './consent-banner';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));

const NOTHING = { analytics: false, marketing: false };

function Page({ detailed = false, hasPrivacySignal = false }) {
  const [isAsked, setAsked] = useState(!detailed);
  return (
    <>
      <main id="content" tabIndex={-1} />
      <button onClick={() => setAsked(true)}>Privacy choices</button>
      {isAsked && (
        <ConsentBanner
          consent={{ choices: NOTHING, isOptOut: false, hasPrivacySignal }}
          detailed={detailed}
          onDecide={() => setAsked(false)}
        />
      )}
    </>
  );
}

const show = (props: Parameters<typeof Page>[0] = {}) =>
  render(
    <TestProviders>
      <Page {...props} />
    </TestProviders>,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

afterEach(cleanup);

it('moves the focus into the page once it is answered', async () => {
  show();
  await press('Necessary only');
  expect(screen.queryByRole('region')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('moves the focus to the first choice once the choices are shown', async () => {
  show();
  await press('Manage choices');
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /^Analytics/ }));
});

it('returns the focus to the footer button that reopened it', async () => {
  show({ detailed: true, hasPrivacySignal: true });
  await press('Privacy choices');
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /^Analytics/ }));
  await press('Save my choices');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Privacy choices' }));
});
