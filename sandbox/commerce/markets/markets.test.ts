import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { marketFixture } from '../testing/market-fixture';
import { at, startShop, textAt, variantId, type Shop } from '../testing/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop('memory', marketFixture);
});
afterAll(() => shop.stop());

const PRODUCT = `query P($handle: String!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
  product(handle: $handle) {
    id title description productType
    tagline: metafield(namespace: "custom", key: "tagline") { value }
    options(first: 3) { name values }
    priceRange { minVariantPrice { amount currencyCode } }
    sellingPlanGroups(first: 1) { nodes { name } }
    variants(first: 9) { nodes { sku title price { amount currencyCode } compareAtPrice { amount }
      lowest: metafield(namespace: "custom", key: "lowest_price_30_days") { type value } } }
  }
}`;

const product = async (variables: Readonly<Record<string, string>>, handle = 'collar') =>
  at(await shop.us.ask(PRODUCT, { handle, ...variables }), 'product');

describe('a market abroad', () => {
  it('has its own price list, which is no conversion', async () => {
    expect(await product({ country: 'FR' })).toMatchObject({
      priceRange: { minVariantPrice: { amount: '359.0', currencyCode: 'EUR' } },
      variants: {
        nodes: [
          { sku: 'COL-Small-Slate', compareAtPrice: null, lowest: null },
          {
            sku: 'COL-Large-Slate',
            price: { amount: '359.0', currencyCode: 'EUR' },
            compareAtPrice: { amount: '399.0' },
            lowest: { type: 'money', value: '{"amount":"379.00","currency_code":"EUR"}' },
          },
        ],
      },
    });
    expect(await product({ country: 'GB' })).toMatchObject({
      variants: { nodes: [{ price: { amount: '299.0', currencyCode: 'GBP' } }] },
    });
  });

  it('does not sell what has no price there', async () => {
    expect(await product({ country: 'FR' }, 'lamp')).toBeNull();
    expect(await product({ country: 'US' }, 'lamp')).toMatchObject({ title: 'Night Lamp' });
    expect(at(await product({ country: 'FR' }), 'options')).toEqual([
      { name: 'Size', values: ['Small', 'Large'] },
      { name: 'Colour', values: ['Slate'] },
    ]);
  });

  it('offers no plans, which the billing provider charges in the store’s currency', async () => {
    expect(at(await product({ country: 'FR' }), 'sellingPlanGroups.nodes')).toEqual([]);
  });

  it('is the store’s own country for one that has none', async () => {
    const own = { minVariantPrice: { amount: '349.95', currencyCode: 'USD' } };
    for (const context of [{}, { country: 'US' }, { country: 'JP' }] as Record<string, string>[]) {
      expect(at(await product(context), 'priceRange')).toEqual(own);
    }
  });
});

describe('a language', () => {
  it('translates titles, texts and options; what is missing stays in English', async () => {
    expect(await product({ country: 'FR', language: 'FR' })).toMatchObject({
      title: 'Collier',
      description: 'Simple.',
      productType: 'Clôtures / GPS fences',
      tagline: { value: 'En liberté' },
      options: [
        { name: 'Taille', values: ['Petite', 'Grande'] },
        { name: 'Color', values: ['Slate'] },
      ],
      variants: { nodes: [{ title: 'Petite / Slate' }, { title: 'Grande / Slate' }] },
    });
    expect(await product({ language: 'FR' }, 'lamp')).toMatchObject({ title: 'Night Lamp' });
  });

  it('describes pictures; one that nobody described stays in English', async () => {
    const pictures = `query P @inContext(language: FR) { product(handle: "collar") {
      featuredImage { altText } images(first: 2) { nodes { altText } }
      variants(first: 1) { nodes { image { altText } } } } }`;
    const slate = { altText: 'Collier GPS ardoise' };
    expect(at(await shop.us.ask(pictures), 'product')).toEqual({
      featuredImage: slate,
      images: {
        nodes: [slate, { altText: expect.stringMatching(/^Inside of the GPS/) as string }],
      },
      variants: { nodes: [{ image: slate }] },
    });
  });

  it('keeps the ids, prices and English of the store’s own country', async () => {
    const [english, french, german] = [
      await product({}),
      await product({ language: 'FR' }),
      await product({ language: 'DE' }),
    ];
    expect(at(french, 'id')).toBe(at(english, 'id'));
    expect(at(french, 'priceRange')).toEqual(at(english, 'priceRange'));
    expect(german).toEqual(english);
    expect(at(english, 'options.1.name')).toBe('Color');
  });

  it('may have texts of its own in a country', async () => {
    expect(await product({ country: 'GB', language: 'FR' })).toMatchObject({
      title: 'Collier de Londres',
    });
    expect(await product({ country: 'FR', language: 'FR' })).toMatchObject({ title: 'Collier' });
    expect(await product({ language: 'FR' })).toMatchObject({ title: 'Collier' });
  });

  it('names collections', async () => {
    const query = `query C @inContext(language: FR) { collection(handle: "straps") { title } }`;
    expect(at(await shop.us.ask(query), 'collection.title')).toBe('Sangles');
  });
});

it('lists its countries, currencies and languages', async () => {
  const query = `query L($country: CountryCode, $language: LanguageCode)
    @inContext(country: $country, language: $language) { localization {
      country { isoCode currency { isoCode } } language { isoCode }
      availableCountries { isoCode name currency { isoCode symbol } availableLanguages { isoCode } }
      availableLanguages { isoCode endonymName } } }`;
  const data = await shop.us.ask(query, { country: 'FR', language: 'FR' });
  expect(at(data, 'localization')).toMatchObject({
    country: { isoCode: 'FR', currency: { isoCode: 'EUR' } },
    language: { isoCode: 'FR' },
    availableCountries: [
      { isoCode: 'US', currency: { isoCode: 'USD', symbol: '$' } },
      { isoCode: 'FR', name: 'France', currency: { isoCode: 'EUR', symbol: '€' } },
      { isoCode: 'GB', availableLanguages: [{ isoCode: 'EN' }] },
    ],
    availableLanguages: [{ isoCode: 'EN' }, { isoCode: 'FR', endonymName: 'français' }],
  });
  const unknown = await shop.us.ask(query, { country: 'JP', language: 'JA' });
  expect(at(unknown, 'localization')).toMatchObject({
    country: { isoCode: 'US' },
    language: { isoCode: 'EN' },
  });
  expect(at(await shop.ca.ask(query), 'localization.availableCountries')).toHaveLength(1);
});

const CART = `id checkoutUrl totalQuantity buyerIdentity { countryCode }
  cost { subtotalAmount { amount currencyCode } totalAmount { amount currencyCode } }
  lines(first: 9) { nodes { merchandise { ... on ProductVariant { title sku } }
    cost { totalAmount { amount currencyCode } } } }`;
const REPLY = `cart { ${CART} } userErrors { field message } warnings { code message }`;
const CREATE = `mutation($input: CartInput) { result: cartCreate(input: $input) { ${REPLY} } }`;
const BUYER = `mutation($id: ID!, $buyer: CartBuyerIdentityInput!) {
  result: cartBuyerIdentityUpdate(cartId: $id, buyerIdentity: $buyer) { ${REPLY} } }`;

const create = async (countryCode: string, ...places: readonly number[]) => {
  const lines = [];
  for (const place of places) {
    lines.push({ merchandiseId: await variantId(shop.us, 'collar', place), quantity: 2 });
  }
  const input = { lines, buyerIdentity: { countryCode } };
  return at(await shop.us.ask(CREATE, { input }), 'result');
};
const moveTo = async (cart: unknown, countryCode: string) =>
  at(await shop.us.ask(BUYER, { id: textAt(cart, 'cart.id'), buyer: { countryCode } }), 'result');

describe('a cart of a buyer abroad', () => {
  it('is priced in the currency of its country', async () => {
    expect(await create('FR', 0)).toMatchObject({
      userErrors: [],
      cart: {
        buyerIdentity: { countryCode: 'FR' },
        cost: { totalAmount: { amount: '718.0', currencyCode: 'EUR' } },
      },
    });
  });

  it('is priced anew when the country changes', async () => {
    const cart = await create('US', 0);
    expect(at(cart, 'cart.cost.subtotalAmount')).toEqual({ amount: '629.91', currencyCode: 'USD' });
    expect(at(await moveTo(cart, 'GB'), 'cart.cost.subtotalAmount')).toEqual({
      amount: '598.0',
      currencyCode: 'GBP',
    });
  });

  it('loses what is not sold there, with a warning', async () => {
    const cart = await create('US', 0, 1);
    expect(await moveTo(cart, 'FR')).toMatchObject({
      cart: { totalQuantity: 2, lines: { nodes: [{ merchandise: { sku: 'COL-Small-Slate' } }] } },
      warnings: [
        {
          code: 'MERCHANDISE_OUT_OF_STOCK',
          message: "The product 'Collar - Small / Coral' is already sold out.",
        },
      ],
    });
  });

  it('takes nothing that is not sold there', async () => {
    expect(await create('FR', 1)).toMatchObject({
      cart: null,
      userErrors: [{ field: ['input', 'lines', '0', 'merchandiseId'] }],
    });
  });

  it('refuses a country that the shop does not sell to', async () => {
    const message = 'The shop does not sell to the country JP.';
    expect(await create('JP', 0)).toMatchObject({ cart: null, userErrors: [{ message }] });
    expect(await moveTo(await create('FR', 0), 'JP')).toMatchObject({
      cart: { buyerIdentity: { countryCode: 'FR' } },
      userErrors: [{ field: ['buyerIdentity', 'countryCode'], message }],
    });
  });
});
