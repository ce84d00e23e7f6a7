import { expect, it } from 'vitest';
import { SITE_ORGANIZATION } from './organization.fixture';
import { organizationNode, webSiteNode } from './organization';

const nothing = { legalName: null, foundedYear: null, address: null, email: null };

it('describes the organization with the editors’ settings', () => {
  const node = organizationNode(SITE_ORGANIZATION, {
    organization: {
      legalName: 'Larkfield Pet Safety, Inc.',
      foundedYear: 1976,
      address: '1200 Orchard Gate Road',
      email: 'care@larkfield.example',
    },
    social: [{ label: 'X', url: 'https://x.example/larkfield' }],
    phone: '800-555-0142',
  });
  expect(node).toEqual({
    '@type': 'Organization',
    '@id': 'https://shop.example/#organization',
    name: 'Larkfield',
    url: 'https://shop.example',
    logo: 'https://shop.example/brands/larkfield/logo.svg',
    legalName: 'Larkfield Pet Safety, Inc.',
    foundingDate: '1976',
    address: '1200 Orchard Gate Road',
    sameAs: ['https://x.example/larkfield'],
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: '800-555-0142',
      email: 'care@larkfield.example',
    },
  });
});

it('leaves out what is not set', () => {
  const node = organizationNode(SITE_ORGANIZATION, {
    organization: nothing,
    social: [],
    phone: null,
  });
  expect(Object.keys(node)).toEqual(['@type', '@id', 'name', 'url', 'logo']);
});

it('has no search action while the search is off', () => {
  const site = webSiteNode(SITE_ORGANIZATION, {
    url: 'https://shop.example',
    searchAddress: null,
  });
  expect(site).not.toHaveProperty('potentialAction');
});

it('has the address of the search', () => {
  const site = webSiteNode(SITE_ORGANIZATION, {
    url: 'https://shop.example/en-ca',
    searchAddress: 'https://shop.example/en-ca/search?q=',
  });
  expect(site).toMatchObject({
    '@type': 'WebSite',
    url: 'https://shop.example/en-ca',
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: 'https://shop.example/en-ca/search?q={search_term_string}' },
      'query-input': 'required name=search_term_string',
    },
  });
});
