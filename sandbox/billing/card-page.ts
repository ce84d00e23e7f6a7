import { layout } from '../commerce/checkout/layout';
import { html } from '../commerce/checkout/html';
import { isExpired } from './life/cards';
import { retryFailed } from './life/failed-charges';
import type { PaymentMethod } from './model';
import { accountOf, instant, save, today, type Account, type BillingRuntime } from './runtime';
import { cardOfLink } from './sessions';
import { subscriptionsUrl } from './subscriptions-url';

/** The page's reply. */
export interface CardPage {
  readonly status: 200 | 410 | 422;
  readonly page: string;
}

const BRANDS: Readonly<Record<string, string>> = { '3': 'amex', '4': 'visa', '5': 'mastercard' };

const backUrl = ({ store }: Account): string => subscriptionsUrl(store.settings);

function render(account: Account, title: string, body: ReturnType<typeof html>): string {
  const { settings } = account.store;
  // The provider's pages contain no pictures of the store, which come from the store's own host.
  const page = layout(settings, { title, backUrl: backUrl(account), body });
  return page.replaceAll('"/cdn/', `"http://127.0.0.1:${settings.port}/cdn/`);
}

function form(account: Account, card: PaymentMethod, problem: string | null): string {
  const month = String(card.expiryMonth).padStart(2, '0');
  return render(
    account,
    'Update your payment method',
    html`<h1>Update your payment method</h1>
      <p>Your card ending in ${card.last4}, valid until ${month}/${card.expiryYear}.</p>
      ${problem === null ? null : html`<p class="card notice" role="alert">${problem}</p>`}
      <form method="post" novalidate>
        <p>
          <label for="number">Card number</label>
          <input id="number" name="number" inputmode="numeric" autocomplete="cc-number" />
        </p>
        <p>
          <label for="expiry">Expiry date, as MM/YY</label>
          <input id="expiry" name="expiry" autocomplete="cc-exp" />
        </p>
        <p class="note">Any 16 digits will do. No card is charged in the sandbox.</p>
        <button type="submit">Save card</button>
      </form>`,
  );
}

/** The card that was entered, or an error message. */
function readCard(body: URLSearchParams, card: PaymentMethod, now: string): PaymentMethod | string {
  const digits = (body.get('number') ?? '').replaceAll(/[\s-]/g, '');
  const [, month, year] =
    /^(0[1-9]|1[0-2])\s*\/\s*(?:20)?(\d{2})$/.exec((body.get('expiry') ?? '').trim()) ?? [];
  if (!/^\d{15,16}$/.test(digits)) return 'Enter a card number of 15 or 16 digits.';
  if (month === undefined || year === undefined) return 'Enter an expiry date, such as 04/31.';
  const changed: PaymentMethod = {
    ...card,
    brand: BRANDS[digits.slice(0, 1)] ?? 'discover',
    last4: digits.slice(-4),
    expiryMonth: Number(month),
    expiryYear: 2000 + Number(year),
  };
  return isExpired(changed, now) ? 'This card has expired. Use another one.' : changed;
}

/**
 * The page for updating a card, opened from an emailed link. Failed charges are retried with the
 * new card at once.
 * @param body the submitted form; null to show it
 * @returns null if the link is unknown or has expired
 */
export function cardPage(
  billing: BillingRuntime,
  token: string,
  body: URLSearchParams | null,
): CardPage | null {
  const cardId = cardOfLink(billing, token);
  const card = billing.state.value.paymentMethods[String(cardId)];
  if (!card) return null;
  const account = accountOf(billing, card.customerId);
  if (body === null) return { status: 200, page: form(account, card, null) };
  const changed = readCard(body, card, today(billing, account));
  if (typeof changed === 'string') return { status: 422, page: form(account, card, changed) };
  save(billing, 'paymentMethods', { ...changed, updatedAt: instant(billing) });
  retryFailed(billing, account, card.id);
  const done = html`<h1>Your payment method has been updated</h1>
    <p>Your subscriptions are charged to the card ending in ${changed.last4} from now on.</p>
    <p><a href="${backUrl(account)}">Back to your subscriptions</a></p>`;
  return { status: 200, page: render(account, 'Your payment method has been updated', done) };
}
