import { expect, it } from 'vitest';
import { localBusiness } from './local-business';

const dealer = {
  name: 'Larkfield of Boise',
  phone: '(208) 555-0100',
  isCompanyOwned: false,
  serviceAreas: ['Boise', 'Nampa'],
  address: {
    street: '1 Mill Street',
    city: 'Boise',
    region: 'ID',
    postalCode: '83702',
    country: 'US',
  },
  latitude: 43.62,
  longitude: -116.2,
};
const site = {
  name: 'Larkfield',
  siteUrl: 'https://shop.example',
  logo: 'https://x.example/l.svg',
};
const describeOf = (more: Partial<typeof dealer> | { readonly phone: null } = {}) =>
  localBusiness({ ...dealer, ...more }, 'https://shop.example/dealers/boise-id', site);

it('is a dealer with address, number, place and the towns they work in', () => {
  expect(describeOf()).toMatchObject({
    '@type': 'HomeAndConstructionBusiness',
    '@id': 'https://shop.example/dealers/boise-id#business',
    telephone: '+12085550100',
    address: { addressLocality: 'Boise', addressRegion: 'ID', addressCountry: 'US' },
    geo: { latitude: 43.62, longitude: -116.2 },
    areaServed: [{ name: 'Boise' }, { name: 'Nampa' }],
    brand: { name: 'Larkfield' },
  });
  expect(describeOf({ phone: null })).not.toHaveProperty('telephone');
});

it('names the company as the parent of its own branches alone', () => {
  expect(describeOf()).not.toHaveProperty('parentOrganization');
  expect(describeOf({ isCompanyOwned: true })).toMatchObject({
    parentOrganization: { '@id': 'https://shop.example/#organization' },
  });
});
