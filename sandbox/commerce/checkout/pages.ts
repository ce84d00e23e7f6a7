import type { StoreSettings } from '../stores';
import { addressFields, contactFields } from './fields';
import { FIELD_NAMES, type FormErrors, type FormValues } from './form';
import { html } from './html';
import { layout } from './layout';
import type { OrderTotals } from './order-model';
import { assuranceList, legalLinks, type Assurances } from './page-parts';
import { isAutoship, summary, type SummaryLine } from './summary';
import { wordingOf, type Wording } from './wording';

export interface CheckoutPage {
  readonly lines: readonly SummaryLine[];
  readonly totals: OrderTotals;
  readonly values: FormValues;
  readonly errors: FormErrors;
  /** Problems of the cart itself. */
  readonly problems: readonly string[];
  readonly backUrl: string;
  readonly isShipped: boolean;
  readonly assurances: Assurances;
}

function problemList({ errors, problems }: CheckoutPage, { words }: Wording) {
  const wrong = FIELD_NAMES.flatMap(name => (errors[name] ? [{ name, text: errors[name] }] : []));
  if (wrong.length + problems.length === 0) return null;
  return html`<div id="errors" class="card notice" role="alert" tabindex="-1">
    <h2>${words.pleaseCheck}</h2>
    <ul>
      ${problems.map(problem => html`<li>${problem}</li>`)}
      ${wrong.map(({ name, text }) => html`<li><a href="#${name}">${text}</a></li>`)}
    </ul>
  </div>`;
}

/** How the order is shipped, and what that costs. */
function shippingMethod(
  { shipping }: StoreSettings,
  { isShipped, totals }: CheckoutPage,
  { words, money }: Wording,
) {
  if (!isShipped) return html`<p>${words.nothingToShip}</p>`;
  const { shippingCents } = totals;
  return html`<p class="row">
    <span>${shipping.title}</span>
    <strong>${shippingCents === 0 ? words.free : money(shippingCents)}</strong>
  </p>`;
}

/** The card that pays, in the look of a card field. */
const paymentCard = ({ words }: Wording) =>
  html`<p class="row">
    <svg width="36" height="24" viewBox="0 0 36 24" fill="none" aria-hidden="true">
      <rect
        x=".75"
        y=".75"
        width="34.5"
        height="22.5"
        rx="3.5"
        stroke="currentColor"
        stroke-width="1.5"
      />
      <path d="M1 6h34v4.5H1z" fill="currentColor" />
      <path d="M5.5 17h7" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" />
    </svg>
    <span>${words.testCard}<br /><small>${words.testCardNote}</small></span>
  </p>`;

/** That deliveries or a service renew by themselves. */
function renewalNote(lines: readonly SummaryLine[], { words }: Wording) {
  if (lines.every(line => line.planName === null)) return null;
  return html`<p class="soft">${lines.some(isAutoship) ? words.renewals : words.planRenewals}</p>`;
}

/** The checkout page. */
export function checkoutPage(settings: StoreSettings, page: CheckoutPage): string {
  const { lines, totals, backUrl } = page;
  const wording = wordingOf(settings);
  const { words } = wording;
  const fields = { ...page, wording };
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
  const body = html`<h1>${words.title}</h1>
    ${problemList(page, wording)}
    <form method="post" novalidate class="columns">
      <input type="hidden" name="return" value="${backUrl}" />
      <input type="hidden" name="total" value="${totals.totalCents}" />
      <div>
        <section class="card" aria-labelledby="contact">
          <h2 id="contact">${words.contact}</h2>
          ${contactFields(fields)}
        </section>
        <section class="card" aria-labelledby="delivery">
          <h2 id="delivery">${words.shippingAddress}</h2>
          ${addressFields(fields, settings)}
        </section>
        <section class="card" aria-labelledby="method">
          <h2 id="method">${words.shippingMethod}</h2>
          ${shippingMethod(settings, page, wording)}
        </section>
        <section class="card" aria-labelledby="payment">
          <h2 id="payment">${words.payment}</h2>
          ${paymentCard(wording)} ${renewalNote(lines, wording)}
          <button type="submit">${words.placeOrder(wording.money(totals.totalCents))}</button>
          ${assuranceList(page.assurances, settings, wording)}
        </section>
        ${legalLinks(backUrl, settings, wording)}
      </div>
      <section class="card" aria-labelledby="order">
        <h2 id="order">${words.yourOrder}</h2>
        <details>
          <summary>
            <span
              ><b class="closed">${words.showOrder}</b><b class="open">${words.hideOrder}</b>,
              ${words.items(quantity)}</span
            >
            <strong>${wording.money(totals.totalCents)}</strong>
          </summary>
          ${summary(lines, totals, settings)}
        </details>
      </section>
    </form>`;
  return layout(settings, { title: words.title, backUrl, body });
}

export interface GonePage {
  readonly what: string;
  readonly backUrl: string;
  /** Whether what is gone is a cart that was bought. */
  readonly wasBought?: boolean;
}

/** The page for a missing cart or order. */
export function gonePage(settings: StoreSettings, page: GonePage): string {
  const { what, backUrl, wasBought } = page;
  const { words } = wordingOf(settings);
  const body = html`<h1>${what}</h1>
    ${wasBought ? html`<p>${words.wentThrough}</p>` : null}
    <p><a href="${backUrl}">${words.continueShopping}</a></p>`;
  return layout(settings, { title: what, backUrl, body });
}
