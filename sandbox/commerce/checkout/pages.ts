import { formatCents } from '../money';
import type { StoreSettings } from '../stores';
import { addressFields, contactFields } from './fields';
import { FIELD_NAMES, type FormErrors, type FormValues } from './form';
import { html } from './html';
import { layout } from './layout';
import type { OrderRecord, OrderTotals } from './order-model';
import { summary, type SummaryLine } from './summary';

export interface CheckoutPage {
  readonly lines: readonly SummaryLine[];
  readonly totals: OrderTotals;
  readonly values: FormValues;
  readonly errors: FormErrors;
  /** Problems of the cart itself. */
  readonly problems: readonly string[];
  readonly backUrl: string;
  readonly isShipped: boolean;
}

function problemList({ errors, problems }: CheckoutPage) {
  const wrong = FIELD_NAMES.flatMap(name => (errors[name] ? [{ name, text: errors[name] }] : []));
  if (wrong.length + problems.length === 0) return null;
  return html`<div class="card notice" role="alert">
    <h2>Please check your order</h2>
    <ul>
      ${problems.map(problem => html`<li>${problem}</li>`)}
      ${wrong.map(({ name, text }) => html`<li><a href="#${name}">${text}</a></li>`)}
    </ul>
  </div>`;
}

function shippingText({ shipping, currency }: StoreSettings, { isShipped, totals }: CheckoutPage) {
  if (!isShipped) return 'Nothing to ship: your order is a service.';
  const { shippingCents } = totals;
  return `${shipping.title}: ${shippingCents === 0 ? 'free' : formatCents(shippingCents, currency)}`;
}

/** The checkout page. */
export function checkoutPage(settings: StoreSettings, page: CheckoutPage): string {
  const { lines, totals, backUrl } = page;
  const total = formatCents(totals.totalCents, settings.currency);
  const hasPlan = lines.some(line => line.planName);
  const body = html`<h1>Checkout</h1>
    ${problemList(page)}
    <form method="post" novalidate class="columns">
      <input type="hidden" name="return" value="${backUrl}" />
      <div>
        <section class="card" aria-labelledby="contact">
          <h2 id="contact">Contact</h2>
          ${contactFields(page)}
        </section>
        <section class="card" aria-labelledby="delivery">
          <h2 id="delivery">Shipping address</h2>
          ${addressFields(page, settings)}
        </section>
        <section class="card" aria-labelledby="method">
          <h2 id="method">Shipping method</h2>
          <p>${shippingText(settings, page)}</p>
        </section>
        <section class="card" aria-labelledby="payment">
          <h2 id="payment">Payment</h2>
          <p class="note">Test card ending in 4242. No card is charged in the sandbox.</p>
          ${hasPlan
            ? html`<p>
                Your order has items on autoship. They renew by themselves until you cancel, which
                you can do at any time.
              </p>`
            : null}
          <button type="submit">Place order, ${total}</button>
        </section>
      </div>
      <section class="card" aria-labelledby="order">
        <h2 id="order">Your order</h2>
        ${summary(lines, totals, settings)}
      </section>
    </form>`;
  return layout(settings, { title: 'Checkout', backUrl, body });
}

/** The thank-you page of an order. */
export function thankYouPage(
  settings: StoreSettings,
  order: OrderRecord,
  lines: readonly SummaryLine[],
): string {
  const { shippingAddress: to, returnUrl } = order;
  const accountUrl = (page: string): string =>
    new URL(`${settings.sitePath}/account/${page}`, returnUrl).href;
  const body = html`<h1>Thank you, ${to.firstName}</h1>
    <p>
      Your order <strong>${order.name}</strong> is placed. A confirmation is on its way to
      ${order.email}.
    </p>
    <div class="columns">
      <section class="card" aria-labelledby="order">
        <h2 id="order">Order ${order.name}</h2>
        ${summary(lines, order.totals, settings)}
      </section>
      <div>
        <section class="card" aria-labelledby="delivery">
          <h2 id="delivery">Ships to</h2>
          <address>
            ${to.firstName} ${to.lastName}<br />${to.address1}${to.address2
              ? html`<br />${to.address2}`
              : null}<br />${to.city}${to.province ? `, ${to.province}` : ''} ${to.zip}<br />${to.country}
          </address>
        </section>
        <section class="card" aria-labelledby="next">
          <h2 id="next">What happens next</h2>
          <p>
            <a href="${accountUrl('orders')}">Follow this order in your account</a>.
            ${lines.some(line => line.planName)
              ? 'What is on autoship can be skipped, paused or canceled there.'
              : null}
          </p>
          <p>
            No account yet?
            <a href="${accountUrl('register')}">Create one with ${order.email}</a>, and the order is
            in it.
          </p>
        </section>
        <p class="note">No card was charged: this is the sandbox.</p>
        <p><a href="${returnUrl}">Continue shopping</a></p>
      </div>
    </div>`;
  return layout(settings, { title: `Order ${order.name}`, backUrl: returnUrl, body });
}

/** The page for a missing cart or order. */
export function gonePage(settings: StoreSettings, backUrl: string, what: string): string {
  const body = html`<h1>${what}</h1>
    <p>If you have just placed an order, it went through.</p>
    <p><a href="${backUrl}">Continue shopping</a></p>`;
  return layout(settings, { title: what, backUrl, body });
}
