import type { Locale } from '~/src/config/locales';
import type { Settings } from '~/src/config/settings/settings';
import type { LocatedDealer } from '~/src/domain/contact/dealer';
import { milesBetween } from './distance';
import { OUTLINES } from '~/src/domain/geo/outlines';
import { drawRegion } from '~/src/domain/geo/region-drawing';
import { regionName } from '~/src/domain/geo/regions';
import { listDealers, type ListedDealers } from '~/src/gateways/algolia/list-dealers';
import { valueOrStop } from '../build-error';
import { dealerNodeId } from './node-ids';
import type { WriteNode } from './node-writer';

const MOST_NEARBY = 4;
const NEARBY_MILES = 200;

/** Reads every dealer of the search index; stops the build when it gives none. */
export const readDealers = async ({ search }: Settings): Promise<ListedDealers> =>
  valueOrStop(
    {
      vendor: `The search service (application ${search.appId})`,
      call: 'dealers',
      settings: ['GATSBY_SEARCH_APP_ID', 'GATSBY_SEARCH_API_KEY', 'GATSBY_SEARCH_ORIGIN'],
    },
    await listDealers(search),
  );

/** Writes a node for each dealer of a locale's country. */
export const writeDealers = async (
  { id: locale, shopifyCountry }: Locale,
  dealers: readonly LocatedDealer[],
  write: WriteNode,
): Promise<void> => {
  const own = dealers.filter(({ address }) => address.country === shopifyCountry);
  for (const { id: dealerId, ...dealer } of own) {
    const { slug, address } = dealer;
    const others = own.filter(other => other.slug !== slug);
    const outline = OUTLINES.find(({ code }) => code === address.region);
    const nearby = others
      .map(other => ({ other, miles: milesBetween(dealer, other) }))
      .filter(({ miles }) => miles <= NEARBY_MILES)
      .sort((a, b) => a.miles - b.miles)
      .slice(0, MOST_NEARBY);
    await write('Dealer', dealerNodeId(locale, slug), {
      ...dealer,
      locale,
      dealerId,
      regionName: regionName(address.region),
      drawing: outline
        ? drawRegion(
            outline,
            dealer,
            others.filter(other => other.address.region === address.region),
          )
        : null,
      nearby: nearby.map(({ other, miles }) => ({
        slug: other.slug,
        name: other.name,
        region: other.address.region,
        miles: Math.round(miles),
      })),
    });
  }
};
