import type { ContentCourse } from '../content/model';
import type { StoreSettings } from '../stores';
import { Html, html } from './html';
import { layout } from './layout';
import type { OrderAddress, OrderRecord } from './order-model';
import { checkMark, legalLinks } from './page-parts';
import { ADDRESS_RULES } from './regions';
import { isAutoship, summary, type SummaryLine } from './summary';
import { pictureUrl } from './summary-lines';
import { wordingOf, type Wording } from './wording';

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
  /** A picture of the brand, in the place of a course; null without one. */
  readonly brandPictureUrl: string | null;
}

/** Puts a button over each film, which then has the browser's controls; without JavaScript it has them at once. */
const playButtons = new Html(`<script>
for (const film of document.querySelectorAll('.film')) {
  const [video, button] = film.children;
  video.controls = false;
  button.hidden = false;
  button.onclick = () => {
    button.remove();
    video.controls = true;
    video.focus();
    video.play();
  };
}
</script>`);

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
    <div class="film">
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
      <button type="button" hidden aria-label="${words.play(title)}"></button>
    </div>
    ${playButtons}
    <p>
      <a href="${new URL(`${sitePath}/videos/${handle}`, returnUrl).href}">${words.allLessons}</a>
    </p>
  </section>`;
}

/** What happens with the order, and where it goes. */
function nextSteps(settings: StoreSettings, { order, lines }: ThankYouPage, wording: Wording) {
  const { returnUrl } = order;
  const { words } = wording;
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
  </section>`;
}

/** Where the order goes; nothing for services alone. */
function shipsTo(settings: StoreSettings, { order, lines }: ThankYouPage, wording: Wording) {
  const { shippingAddress: to } = order;
  const { words, country } = wording;
  if (!lines.some(({ isShipped }) => isShipped)) return null;
  return html`<h3>${words.shipsTo}</h3>
    <address>
      ${to.firstName} ${to.lastName}<br />${to.address1}${to.address2
        ? html`<br />${to.address2}`
        : null}<br />${placeOf(settings, to)}<br />${country}
    </address>`;
}

const brandPicture = ({ brandPictureUrl: url }: ThankYouPage) =>
  url === null
    ? null
    : html`<img class="wide-picture" src="${url}" alt="" width="1200" height="800" />`;

/** The thank-you page of an order. */
export function thankYouPage(settings: StoreSettings, page: ThankYouPage): string {
  const { order, lines, course } = page;
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
      ${summary(lines, totals, settings)} ${shipsTo(settings, page, wording)}
    </section>
    <div>
      ${nextSteps(settings, page, wording)}
      ${course === null ? brandPicture(page) : firstLesson(course, settings, order, wording)}
      <p class="note">${words.noCharge}</p>
      ${legalLinks(returnUrl, settings, wording)}
    </div>
  </div>`;
  return layout(settings, { title: words.order(name), backUrl: returnUrl, body });
}
