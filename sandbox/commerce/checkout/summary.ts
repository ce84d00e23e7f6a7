import type { StoreSettings } from '../stores';
import { html } from './html';
import type { OrderTotals } from './order-model';
import { wordingOf, type Wording } from './wording';

export interface SummaryLine {
  readonly title: string;
  readonly variantTitle: string;
  readonly quantity: number;
  readonly totalCents: number;
  /** Without its sale, its plan and its discounts. */
  readonly regularCents: number;
  readonly planName: string | null;
  /** Whether the plan is one of deliveries; others renew a service. */
  readonly isShipped: boolean;
  /** How often the plan of a service renews; null if it has none, or none by the month. */
  readonly renewalMonths: number | null;
  /** The titles of those on the line, which its total contains. */
  readonly discounts: readonly string[];
  readonly imageUrl: string | null;
}

/** Whether a line is one of repeated deliveries. */
export const isAutoship = ({ planName, isShipped }: SummaryLine): boolean =>
  planName !== null && isShipped;

const planText = (planName: string, line: SummaryLine, { words }: Wording): string => {
  if (line.isShipped) return words.autoship(planName);
  return line.renewalMonths === null ? planName : words.renews(line.renewalMonths);
};

const listItem = (line: SummaryLine, wording: Wording) => {
  const { words, money } = wording;
  return html`<li>
    ${line.imageUrl
      ? html`<img src="${line.imageUrl}" alt="" width="64" height="64" />`
      : html`<span></span>`}
    <div>
      <p><strong>${line.title}</strong></p>
      ${line.variantTitle ? html`<p class="soft">${line.variantTitle}</p>` : null}
      <p class="soft">${words.quantity(line.quantity)}</p>
      ${line.planName ? html`<p class="soft">${planText(line.planName, line, wording)}</p>` : null}
      ${line.discounts.map(title => html`<p class="soft">${title}</p>`)}
    </div>
    <p>
      ${line.totalCents < line.regularCents
        ? html`<span class="sale">${money(line.totalCents)}</span
            ><s class="soft">${money(line.regularCents)}</s>`
        : money(line.totalCents)}
    </p>
  </li>`;
};

const row = (term: string, amount: string, className = '') =>
  html`<div${className ? html` class="${className}"` : null}><dt>${term}</dt><dd>${amount}</dd></div>`;

/** Lines and totals that add up as in the cart, for the checkout page and for the thank-you page. */
export function summary(
  lines: readonly SummaryLine[],
  totals: OrderTotals,
  settings: StoreSettings,
) {
  const { currency, isTaxIncluded, shipping } = settings;
  const wording = wordingOf(settings);
  const { words, tax, money } = wording;
  const onLines = new Set(lines.flatMap(({ discounts }) => discounts));
  const onOrder = totals.discounts.filter(({ title }) => !onLines.has(title));
  const subtotalCents = lines.reduce((sum, { totalCents }) => sum + totalCents, 0);
  const regularCents = lines.reduce((sum, line) => sum + line.regularCents, 0);
  const savedCents = onOrder.reduce((sum, { cents }) => sum + cents, regularCents - subtotalCents);
  return html`<ul class="lines">
      ${lines.map(line => listItem(line, wording))}
    </ul>
    <dl>
      ${row(words.subtotal, money(subtotalCents))}
      ${onOrder.map(({ title, cents }) => row(title, `-${money(cents)}`))}
      ${row(
        words.shipping(shipping.title),
        totals.shippingCents === 0 ? words.free : money(totals.shippingCents),
      )}
      ${isTaxIncluded ? null : row(tax, money(totals.taxCents))}
      ${row(words.total, `${money(totals.totalCents)} ${currency}`, 'total')}
      ${isTaxIncluded ? row(words.including(tax), money(totals.taxCents)) : null}
    </dl>
    ${savedCents > 0 ? html`<p class="saving">${words.saving(money(savedCents))}</p>` : null}`;
}
