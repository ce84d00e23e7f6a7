import type { ContentCourse } from '../content/model';
import type { StoreSettings } from '../stores';
import { addressFields, contactFields } from './fields';
import { FIELD_NAMES, type FormErrors, type FormValues } from './form';
import { html } from './html';
import { layout } from './layout';
import type { OrderAddress, OrderRecord, OrderTotals } from './order-model';
import { assuranceList, checkMark, legalLinks, type Assurances } from './page-parts';
import { ADDRESS_RULES } from './regions';
import { summary, type SummaryLine } from './summary';
import { pictureUrl } from './summary-lines';
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

const isAutoship = ({ planName, isShipped }: SummaryLine): boolean =>
  planName !== null && isShipped;

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

/** Town and postal code in the order of the country. */
const placeOf = ({ country }: StoreSettings, { city, province, zip }: OrderAddress): string =>
  ADDRESS_RULES[country].isZipFirst === true
    ? `${zip} ${city}`
    : `${city}${province ? `, ${province}` : ''} ${zip}`;

export interface ThankYouPage {
  readonly order: OrderRecord;
  readonly lines: readonly SummaryLine[];
  /** The films to begin with; null without a collar. */
  readonly course: ContentCourse | null;
  /** A wide picture of the brand. */
  readonly pictureUrl: string | null;
}

/** The first lesson of a course. Only its still and its captions are downloaded before it is played. */
function firstLesson(
  { handle, lesson }: ContentCourse,
  { sitePath }: StoreSettings,
  { returnUrl }: OrderRecord,
  { words }: Wording,
) {
  const { title, description, file, still, width, height, captions } = lesson;
  return html`<section class="card" aria-labelledby="lesson">
    <h2 id="lesson">${words.firstLesson}</h2>
    <p><strong>${title}.</strong> ${description}</p>
    <video
      controls
      playsinline
      preload="none"
      width="${width}"
      height="${height}"
      poster="${pictureUrl(still, [1280, 720])}"
      aria-label="${title}"
    >
      <source src="/cdn/shop/videos/${file}" type="video/webm" />
      ${captions.map(
        ({ label, language, file: text }) =>
          html`<track
            kind="captions"
            label="${label}"
            srclang="${language}"
            src="/cdn/shop/videos/${text}"
            default
          />`,
      )}
    </video>
    <p>
      <a href="${new URL(`${sitePath}/videos/${handle}`, returnUrl).href}">${words.allLessons}</a>
    </p>
  </section>`;
}

/** What happens with the order, and where it goes. */
function nextSteps(settings: StoreSettings, { order, lines }: ThankYouPage, wording: Wording) {
  const { shippingAddress: to, returnUrl } = order;
  const { words, country } = wording;
  const registerUrl = new URL(`${settings.sitePath}/account/register`, returnUrl);
  registerUrl.searchParams.set('email', order.email);
  const isSent = lines.some(({ isShipped }) => isShipped);
  return html`<section class="card" aria-labelledby="next">
      <h2 id="next">${words.next}</h2>
      <ol class="steps">
        ${isSent
          ? html`<li>${words.packed}</li>
              <li>${words.shipping(settings.shipping.title)}.</li>`
          : null}
        <li>
          ${order.isSignedIn
            ? words.orderInYourAccount
            : html`${words.noAccount}
                <a href="${registerUrl.href}">${words.createAccount(order.email)}</a>.
                ${words.orderInAccount}`}
        </li>
      </ol>
      <p><a href="${returnUrl}">${words.continueShopping}</a></p>
    </section>
    ${isSent
      ? html`<section class="card" aria-labelledby="delivery">
          <h2 id="delivery">${words.shipsTo}</h2>
          <address>
            ${to.firstName} ${to.lastName}<br />${to.address1}${to.address2
              ? html`<br />${to.address2}`
              : null}<br />${placeOf(settings, to)}<br />${country}
          </address>
        </section>`
      : null}`;
}

/** The thank-you page of an order. */
export function thankYouPage(settings: StoreSettings, page: ThankYouPage): string {
  const { order, lines, course, pictureUrl: picture } = page;
  const { shippingAddress, returnUrl, email, name, totals } = order;
  const wording = wordingOf(settings);
  const { words } = wording;
  const ordersUrl = new URL(`${settings.sitePath}/account/orders`, returnUrl).href;
  const body = html`<div class="columns thanks">
    <div class="card">
      ${checkMark}
      <h1>${words.thankYou(shippingAddress.firstName)}</h1>
      <p class="lead">${words.placed(email)}</p>
      <p><a class="button" href="${ordersUrl}">${words.followOrder}</a></p>
      ${lines.some(isAutoship) ? html`<p class="soft">${words.managePlans}</p>` : null}
    </div>
    <section class="card" aria-labelledby="order">
      <h2 id="order">${words.order(name)}</h2>
      ${summary(lines, totals, settings)}
    </section>
    <div>
      ${nextSteps(settings, page, wording)}
      ${course === null
        ? html`<img class="wide-picture" src="${picture}" alt="" width="1200" height="500" />`
        : firstLesson(course, settings, order, wording)}
      <p class="note">${words.noCharge}</p>
      ${legalLinks(returnUrl, settings, wording)}
    </div>
  </div>`;
  return layout(settings, { title: words.order(name), backUrl: returnUrl, body });
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
