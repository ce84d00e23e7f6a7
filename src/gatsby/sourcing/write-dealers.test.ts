import { expect, it } from 'vitest';
import { BRANDS } from '~/src/config/testing/brands';
import { localeById } from '~/src/config/locales';
import type { LocatedDealer } from '~/src/domain/contact/dealer';
import { writeDealers } from './write-dealers';

const dealer = (
  slug: string,
  region: string,
  country: 'US' | 'CA',
  latitude: number,
  longitude: number,
): LocatedDealer => ({
  id: `lf-${slug}`,
  name: `Larkfield of ${slug}`,
  slug,
  phone: null,
  isCompanyOwned: false,
  serviceAreas: [slug],
  address: { street: '1 Mill Street', city: slug, region, postalCode: '00000', country },
  latitude,
  longitude,
});

const DEALERS = [
  dealer('boise', 'ID', 'US', 43.62, -116.2),
  dealer('twin-falls', 'ID', 'US', 42.56, -114.46),
  dealer('boston', 'MA', 'US', 42.36, -71.06),
  dealer('calgary', 'AB', 'CA', 51.05, -114.07),
];

const written = async (id: string) => {
  const nodes: Record<string, unknown>[] = [];
  await writeDealers(localeById(id, BRANDS.larkfield), DEALERS, async (type, nodeId, fields) => {
    nodes.push({ type, nodeId, ...fields });
  });
  return nodes;
};

it('gives each country its own dealers', async () => {
  expect((await written('en-us')).map(({ slug }) => slug)).toEqual([
    'boise',
    'twin-falls',
    'boston',
  ]);
  expect(await written('en-ca')).toMatchObject([
    { slug: 'calgary', dealerId: 'lf-calgary', regionName: 'Alberta', nearby: [] },
  ]);
});

it('names the dealers near by, nearest first, and draws the state', async () => {
  const [boise] = await written('en-us');
  expect(boise).toMatchObject({
    type: 'Dealer',
    nodeId: 'dealer:en-us:boise',
    nearby: [{ slug: 'twin-falls', name: 'Larkfield of twin-falls', miles: 114 }],
    drawing: { height: 320, others: expect.stringMatching(/^M[\d.]+ [\d.]+h0$/) as string },
  });
});
