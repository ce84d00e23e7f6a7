import { formatCents } from '../money';
import type { StoreSettings } from '../stores';
import { html } from './html';
import type { OrderTotals } from './order-model';

export interface SummaryLine {
  readonly title: string;
  readonly variantTitle: string;
  readonly quantity: number;
  readonly totalCents: number;
  readonly subtotalCents: number;
  readonly planName: string | null;
  readonly imageUrl: string | null;
}

const listItem = (line: SummaryLine, currency: string) =>
  html`<li>
    ${line.imageUrl
      ? html`<img src="${line.imageUrl}" alt="" width="64" height="64" />`
      : html`<span></span>`}
    <div>
      <p><strong>${line.title}</strong></p>
      ${line.variantTitle ? html`<p class="soft">${line.variantTitle}</p>` : null}
      <p class="soft">Quantity: ${line.quantity}</p>
      ${line.planName ? html`<p class="soft">Autoship: ${line.planName}</p>` : null}
    </div>
    <p>
      ${line.totalCents < line.subtotalCents
        ? html`<s class="soft">${formatCents(line.subtotalCents, currency)}</s> `
        : null}${formatCents(line.totalCents, currency)}
    </p>
  </li>`;

const row = (term: string, amount: string, className = '') =>
  html`<div${className ? html` class="${className}"` : null}><dt>${term}</dt><dd>${amount}</dd></div>`;

/** Lines and totals, for the checkout page and for the thank-you page. */
export function summary(
  lines: readonly SummaryLine[],
  totals: OrderTotals,
  settings: StoreSettings,
) {
  const { currency, taxName, taxPercent, isTaxIncluded, shipping } = settings;
  const tax = `${taxName} (${taxPercent}%)`;
  const money = (cents: number) => formatCents(cents, currency);
  return html`<ul class="lines">
      ${lines.map(line => listItem(line, currency))}
    </ul>
    <dl>
      ${row('Subtotal', money(totals.subtotalCents))}
      ${totals.discounts.map(({ title, cents }) => row(title, `-${money(cents)}`))}
      ${row(
        `Shipping: ${shipping.title}`,
        totals.shippingCents === 0 ? 'Free' : money(totals.shippingCents),
      )}
      ${isTaxIncluded ? null : row(tax, money(totals.taxCents))}
      ${row('Total', `${money(totals.totalCents)} ${currency}`, 'total')}
      ${isTaxIncluded ? row(`Including ${tax}`, money(totals.taxCents)) : null}
    </dl>`;
}
