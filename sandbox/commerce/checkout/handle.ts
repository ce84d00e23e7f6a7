import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
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
import { emptyForm, formErrors, readForm, type FormErrors, type FormValues } from './form';
import { checkoutPage, gonePage, thankYouPage } from './pages';
import { placeOrder } from './place-order';
import { returnUrl } from './return-url';
import { cartSummaryLines, coverPicture, orderSummaryLines } from './summary-lines';
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

function dropCodes(store: StoreRuntime, cart: StoredCart, codes: readonly string[]): StoredCart {
  const discountCodes = cart.discountCodes.filter(code => !codes.includes(code));
  const changed = { ...cart, discountCodes };
  store.state.update(data => ({ ...data, carts: { ...data.carts, [cart.token]: changed } }));
  return changed;
}

async function submit(
  store: StoreRuntime,
  cart: StoredCart,
  { request, response, url }: PageExchange,
): Promise<void> {
  const { settings } = store;
  const body = new URLSearchParams(await text(request));
  const values = readForm(body);
  const backUrl = returnUrl(body.get('return'), settings, SITE());
  const before = priceForBuyer(store, cart);
  const used = usedCodes(store, before, values.email);
  const errors = formErrors(values, settings);
  const problems = [
    ...stockProblems(store, before),
    ...used.map(wordsOf(settings.language).checkout.usedCode),
  ];
  if (Object.keys(errors).length + problems.length > 0) {
    const shown = used.length > 0 ? priceForBuyer(store, dropCodes(store, cart, used)) : before;
    const page = { cart: shown, values, errors, problems, backUrl };
    sendPage(response, 200, renderCheckout(store, page));
    return;
  }
  const order = placeOrder(store, { cart, priced: before, form: values, returnUrl: backUrl });
  sendOrderConfirmation(store, order, url.origin);
  response.writeHead(303, { Location: `/orders/${order.token}` }).end();
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
  if (!cart) {
    sendPage(response, 410, gonePage(store.settings, backUrl, cartGone));
    return;
  }
  const now = priceForBuyer(store, cart);
  if (now.lines.every(({ line }) => line.quantity === 0)) {
    sendPage(response, 200, gonePage(store.settings, backUrl, cartEmpty));
  } else if (request.method === 'POST') {
    await submit(store, cart, exchange);
  } else {
    const values = { ...emptyForm, ...knownBuyer(store, cart, request) };
    const problems = stockProblems(store, now);
    const page = { cart: now, values, errors: {}, problems, backUrl };
    sendPage(response, 200, renderCheckout(store, page));
  }
}

function handleAccount(store: StoreRuntime, { response, url }: PageExchange): boolean {
  const redirect = accountRedirect(store, url, { origin: url.origin, site: SITE() });
  if (redirect === null) return false;
  if (redirect === 'refused') {
    const home = returnUrl(null, store.settings, SITE());
    sendPage(response, 403, gonePage(store.settings, home, 'Invalid Multipass request'));
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
      pictureUrl: coverPicture(own),
    };
    sendPage(response, 200, thankYouPage(own.settings, page));
  } else {
    sendPage(response, 404, gonePage(store.settings, home, 'There is no such page'));
  }
}
