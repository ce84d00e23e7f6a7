import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { saveCart } from '../cart/change';
import { findCart } from '../cart/ids';
import type { PricedCart, StoredCart } from '../cart/model';
import { priceForBuyer } from '../customer/price-for-buyer';
import { accountRedirect, customerOfCookie } from '../customer/account-pages';
import { customerById } from '../customer/customers';
import { sendOrderConfirmation } from '../customer/mails';
import { wordsOf } from '~/sandbox/words/languages';
import { storeInContext } from '../markets/store-in-context';
import type { StoreRuntime } from '../runtime';
import { stockProblems, usedCodes } from './checks';
import { deliveryValues } from './delivery-values';
import { courseFor } from './first-lesson';
import {
  emptyForm,
  formErrors,
  readForm,
  type FormErrors,
  type FormValues,
  type RefusedForm,
} from './form';
import { thankYouPage } from './order-page';
import { checkoutPage, gonePage } from './pages';
import { placeOrder } from './place-order';
import { returnUrl } from './return-url';
import { cartSummaryLines, orderPictureUrl, orderSummaryLines } from './summary-lines';
import { checkoutTotals, isShipped } from './totals';

export interface PageExchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
}

const SITE = () => process.env.SITE_URL ?? 'http://localhost:8000';

function sendPage(response: ServerResponse, status: number, page: string): void {
  response.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
  });
  response.end(page);
}

interface Shown {
  readonly cart: PricedCart;
  readonly values: FormValues;
  readonly errors: FormErrors;
  readonly problems: readonly string[];
  readonly backUrl: string;
}

const renderCheckout = (store: StoreRuntime, { cart, ...shown }: Shown): string =>
  checkoutPage(store.settings, {
    ...shown,
    lines: cartSummaryLines(cart, store),
    totals: checkoutTotals(cart, store.settings),
    isShipped: isShipped(cart),
    assurances: store.catalogue.content.brand,
  });

function dropCodes(store: StoreRuntime, cart: StoredCart, codes: readonly string[]): void {
  const discountCodes = cart.discountCodes.filter(code => !codes.includes(code));
  saveCart(store, { ...cart, discountCodes });
}

const seeOther = (response: ServerResponse, location: string): void => {
  response.writeHead(303, { Location: location, 'Cache-Control': 'no-store' }).end();
};

/** Keeps a form, and returns the address of the checkout that shows what is wrong with it. */
function refuse(
  store: StoreRuntime,
  { token }: StoredCart,
  { url, ...form }: Omit<RefusedForm, 'number'> & { readonly url: URL },
): string {
  const number = (store.state.value.refusedForms?.[token]?.number ?? 0) + 1;
  store.state.update(data => ({
    ...data,
    refusedForms: { ...data.refusedForms, [token]: { ...form, number } },
  }));
  const query = new URLSearchParams(url.searchParams);
  query.set('refused', String(number));
  return `${url.pathname}?${query.toString()}#errors`;
}

async function submit(
  store: StoreRuntime,
  cart: StoredCart,
  { request, response, url }: PageExchange,
): Promise<void> {
  const { settings } = store;
  const { usedCode, cartChanged } = wordsOf(settings.language).checkout;
  const body = new URLSearchParams(await text(request));
  const values = readForm(body);
  const priced = priceForBuyer(store, cart);
  const used = usedCodes(store, priced, values.email);
  const shownTotal = body.get('total');
  const { totalCents } = checkoutTotals(priced, settings);
  const hasChanged = shownTotal !== null && shownTotal !== String(totalCents);
  const messages = [...(hasChanged ? [cartChanged] : []), ...used.map(usedCode)];
  const errors = Object.keys(formErrors(values, settings));
  if (errors.length + messages.length + stockProblems(store, priced).length > 0) {
    dropCodes(store, cart, used);
    seeOther(response, refuse(store, cart, { url, values, messages }));
    return;
  }
  const backUrl = returnUrl(body.get('return'), settings, SITE());
  const order = placeOrder(store, { cart, priced, form: values, returnUrl: backUrl });
  sendOrderConfirmation(store, order, url.origin);
  seeOther(response, `/orders/${order.token}`);
}

/** The buyer data that prefills the checkout form. */
function knownBuyer(
  store: StoreRuntime,
  { buyerIdentity }: StoredCart,
  { headers }: IncomingMessage,
): Partial<FormValues> {
  const ofCart = customerById(store, buyerIdentity.customerId);
  const customer = ofCart ?? customerOfCookie(store, headers.cookie);
  const email = buyerIdentity.email ?? customer?.email ?? '';
  return customer ? { ...deliveryValues(customer, store.settings), email } : { email };
}

async function handleCart(base: StoreRuntime, token: string, exchange: PageExchange) {
  const { request, response, url } = exchange;
  const id = `gid://shopify/Cart/${token}?key=${url.searchParams.get('key') ?? ''}`;
  const cart = findCart(base.state.value.carts, id);
  const store = storeInContext(base, {
    country: cart?.buyerIdentity.countryCode ?? null,
    language: url.searchParams.get('locale')?.toUpperCase() ?? null,
  });
  const { cartEmpty, cartGone } = wordsOf(store.settings.language).checkout;
  const backUrl = returnUrl(url.searchParams.get('return'), store.settings, SITE());
  const now = cart && priceForBuyer(store, cart);
  const isEmpty = now?.lines.every(({ line }) => line.quantity === 0);
  if (request.method === 'POST') {
    // Its answer is a redirect in every case, so that the way back leads past the form.
    if (cart && !isEmpty) await submit(store, cart, exchange);
    else seeOther(response, `${url.pathname}${url.search}`);
  } else if (!cart || !now) {
    const wasBought = store.state.value.orders.some(({ cartToken }) => cartToken === token);
    sendPage(response, 410, gonePage(store.settings, { what: cartGone, backUrl, wasBought }));
  } else if (isEmpty) {
    sendPage(response, 200, gonePage(store.settings, { what: cartEmpty, backUrl }));
  } else {
    const refused = store.state.value.refusedForms?.[token];
    const isShown = refused && url.searchParams.get('refused') === String(refused.number);
    const values = refused?.values ?? { ...emptyForm, ...knownBuyer(store, cart, request) };
    const errors = isShown ? formErrors(values, store.settings) : {};
    const problems = [...(isShown ? refused.messages : []), ...stockProblems(store, now)];
    sendPage(
      response,
      200,
      renderCheckout(store, { cart: now, values, errors, problems, backUrl }),
    );
  }
}

function handleAccount(store: StoreRuntime, { response, url }: PageExchange): boolean {
  const redirect = accountRedirect(store, url, { origin: url.origin, site: SITE() });
  if (redirect === null) return false;
  if (redirect === 'refused') {
    const home = returnUrl(null, store.settings, SITE());
    sendPage(
      response,
      403,
      gonePage(store.settings, { what: 'Invalid Multipass request', backUrl: home }),
    );
    return true;
  }
  const { location, cookie } = redirect;
  const headers = { Location: location, 'Set-Cookie': cookie, 'Cache-Control': 'no-store' };
  response.writeHead(302, headers).end();
  return true;
}

/**
 * Answers the store's pages: `/cart/c/<token>?key=…`, `/orders/<token>`, the account addresses that sign in and
 * out, and 404 for the rest.
 */
export async function handleCheckout(store: StoreRuntime, exchange: PageExchange): Promise<void> {
  const { response, url } = exchange;
  if (handleAccount(store, exchange)) return;
  const cart = /^\/cart\/c\/([^/]+)$/.exec(url.pathname)?.[1];
  if (cart) return handleCart(store, cart, exchange);
  const token = /^\/orders\/([0-9a-f]+)$/.exec(url.pathname)?.[1];
  const order = store.state.value.orders.find(entry => entry.token === token);
  const home = returnUrl(null, store.settings, SITE());
  if (order) {
    const own = storeInContext(store, {
      country: order.shippingAddress.country,
      language: order.language ?? null,
    });
    const page = {
      order,
      lines: orderSummaryLines(order, own),
      course: courseFor(order, own),
      brandPictureUrl: orderPictureUrl(own.settings),
    };
    sendPage(response, 200, thankYouPage(own.settings, page));
  } else {
    sendPage(
      response,
      404,
      gonePage(store.settings, { what: 'There is no such page', backUrl: home }),
    );
  }
}
