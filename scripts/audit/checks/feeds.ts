import type { BuiltPage } from '../built-page';
import { isListed, type Site } from '../head';
import { structuredDataOf } from '../json-ld';
import { problem, type Problem } from '../problem';
import type { FeedItem } from '../sitemaps-and-feeds';

/** Availability in the merchant feed, and the values that mean the same on a page. */
const STATES: Readonly<Record<string, readonly string[]>> = {
  in_stock: ['https://schema.org/InStock'],
  // Merchants accept "backorder" only with a date, which the store does not provide.
  out_of_stock: ['https://schema.org/OutOfStock', 'https://schema.org/BackOrder'],
};

/** Price and availability of each offer of a page, by the URL of the offer. */
const offersOf = (page: BuiltPage): ReadonlyMap<unknown, string> =>
  new Map(
    structuredDataOf(page)
      .nodes.filter(({ type }) => type === 'Offer')
      .map(({ fields: { url, price, priceCurrency, availability } }) => [
        url,
        `${String(price)} ${String(priceCurrency)} ${String(availability)}`,
      ]),
  );

/** Every item of a feed refers to a listed page, and has the same price as on that page. */
export const checkFeeds = (items: readonly FeedItem[], site: Site): readonly Problem[] => {
  const known = new Map<BuiltPage, ReadonlyMap<unknown, string>>();
  const judge = ({ address, price, availability }: FeedItem): string | null => {
    const page = site.pageAt(address);
    if (page === null) return `lists ${address}, which is not built`;
    if (!isListed(page, site)) return `lists ${address}, which is not to be listed`;
    if (price === null) return null;
    const offers = known.get(page) ?? offersOf(page);
    known.set(page, offers);
    const states = STATES[availability ?? ''] ?? ['unknown'];
    const offered = offers.get(address);
    return states.some(state => offered === `${price} ${state}`)
      ? null
      : `lists ${address} at ${price} ${states.join(' or ')}, where the page offers ${offered ?? 'nothing'}`;
  };
  return items.flatMap(item => {
    const message = judge(item);
    return message === null ? [] : [problem({ path: item.file }, message)];
  });
};
