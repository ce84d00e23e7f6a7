import type { StoreSettings } from '../stores';
import { html } from './html';
import type { Wording } from './wording';

const icon = (path: string) =>
  html`<svg
    width="20"
    height="20"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    stroke-width="1.75"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    <path d="${path}" />
  </svg>`;

const TRUCK =
  'M3 6.5h10.5v10H3zm10.5 3.5H18l3 3.5v3h-7.5M7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4zm10 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4z';
const RETURN = 'M9 6 4.5 10.5 9 15m-4.5-4.5h10a5 5 0 0 1 0 10H11';
const SHIELD = 'M12 3.5 5 6v5.5c0 4.2 2.9 7.3 7 9 4.1-1.7 7-4.8 7-9V6zm-3 8.5 2.2 2.2L15.5 10';
const CHECK = 'm6 12.5 4 4 8-9';

/** A check mark in the shape of the brand's tag. */
export const checkMark = html`<span class="tick">${icon(CHECK)}</span>`;

export interface Assurances {
  readonly returnDays: number;
  /** In English only. */
  readonly guarantee: string | null;
}

/** What a buyer may rely on: delivery, returns and guarantee. */
export const assuranceList = (
  { returnDays, guarantee }: Assurances,
  { shipping, language }: StoreSettings,
  { words }: Wording,
) =>
  html`<ul class="assurances">
    <li>${icon(TRUCK)}${shipping.title}</li>
    <li>${icon(RETURN)}${words.returns(returnDays)}</li>
    ${guarantee !== null && language === undefined
      ? html`<li>${icon(SHIELD)}${guarantee}</li>`
      : null}
  </ul>`;

/** Links to the shop's terms. */
export function legalLinks(backUrl: string, { sitePath }: StoreSettings, { words }: Wording) {
  const link = (page: string, label: string) =>
    html`<a href="${new URL(`${sitePath}/${page}`, backUrl).href}">${label}</a>`;
  return html`<p class="legal">
    ${link('shipping-and-returns', words.shippingAndReturns)} ${link('privacy', words.privacy)}
    ${link('terms', words.terms)}
  </p>`;
}
