import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { failure } from '~/src/gateways/http/failure';
import type * as Methods from '~/src/gateways/recharge/payment-methods';
import { showScreen } from '../testing/account.fixture';
import { card } from '../testing/billing.fixture';
import { CardChoice } from './card-choice';
import { PaymentMethodLine } from './payment-method-line';
import { UpdateLink } from './update-link';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));
vi.mock('~/src/account/billing-session/browser-billing-session', async () => {
  const { browserBillingFake } = await import('../testing/browser-billing.fixture');
  return browserBillingFake;
});
const { listPaymentMethods } = vi.hoisted(() => ({
  listPaymentMethods: vi.fn<typeof Methods.listPaymentMethods>(),
}));
vi.mock('~/src/gateways/recharge/payment-methods', () => ({ listPaymentMethods }));

afterEach(cleanup);

const DOWN = failure('http', 'The vault is closed.', { status: 423 });
const said = async () => (await screen.findByRole('button', { name: 'Try again' })).parentElement;

it('is shown for cards that cannot be read', async () => {
  listPaymentMethods.mockResolvedValue(DOWN);
  showScreen(<PaymentMethodLine subscriptionId="71" addressId="5" />);
  expect((await said())?.textContent).toContain('The vault is closed.');
});

it('is shown for a card that cannot be chosen', async () => {
  const method = card('1', ['5']);
  showScreen(
    <CardChoice
      methods={[method]}
      charged={null}
      chosenId="1"
      onChoose={vi.fn()}
      choose={async () => DOWN}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Save payment method' }));
  expect((await said())?.textContent).toContain('The vault is closed.');
});

it('is the connection where an update link could not reach the provider', async () => {
  const sendLink = async () => failure('network', 'No answer.');
  showScreen(<UpdateLink isOnly method={card('1', ['5'])} sendLink={sendLink} />);
  fireEvent.click(screen.getByRole('button', { name: 'Email update link' }));
  expect((await said())?.textContent).toContain(
    'A connection error occurred while making the request.',
  );
});
