import { decodeEncodedVariant } from '@shopify/hydrogen-react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PRODUCT } from './testing/product-document';
import { at, startShop, textAt, type Shop } from './testing/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

describe('products', () => {
  it('returns the product page with options, swatches, stock and metafields', async () => {
    const data = await shop.us.ask(PRODUCT, { handle: 'collar' });
    expect(at(data, 'product')).toMatchObject({
      title: 'Collar',
      publishedAt: '2026-01-05T12:00:00Z',
      description: 'Good & plain.',
      requiresSellingPlan: false,
      availableForSale: true,
      priceRange: { minVariantPrice: { amount: '349.95', currencyCode: 'USD' } },
      compareAtPriceRange: { maxVariantPrice: { amount: '399.95' } },
      options: [
        { name: 'Size', optionValues: [{ swatch: null }, { name: 'Large' }] },
        {
          name: 'Color',
          optionValues: [
            { name: 'Slate', swatch: { color: '#4a4e55' } },
            { firstSelectableVariant: { sku: 'COL-Small-Coral' } },
          ],
        },
      ],
      metafields: [
        { key: 'tagline', value: 'Roam, safely', reference: null, references: null },
        { key: 'service_plan', reference: { handle: 'plan' } },
        { key: 'add_ons', references: { nodes: [{ handle: 'chews' }] } },
        null,
      ],
    });
    expect(at(data, 'product.variants.nodes.3')).toMatchObject({
      sku: 'COL-Large-Coral',
      availableForSale: false,
      quantityAvailable: 0,
    });
  });

  it('encodes which variants exist, and which of them can be bought', async () => {
    const data = await shop.us.ask(`{
      product(handle: "collar") {
        encodedVariantExistence encodedVariantAvailability
        options { name optionValues { name } }
        variants(first: 10) { nodes { availableForSale selectedOptions { name value } } }
      }
    }`);
    expect(at(data, 'product.options.0.optionValues.1.name')).toBe('Large');
    expect(at(data, 'product.options.1.optionValues.1.name')).toBe('Coral');
    const all = [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ];
    expect(decodeEncodedVariant(textAt(data, 'product.encodedVariantExistence'))).toEqual(all);
    // The last, large in coral, is sold out.
    expect(decodeEncodedVariant(textAt(data, 'product.encodedVariantAvailability'))).toEqual(
      all.slice(0, 3),
    );
    expect(at(data, 'product.variants.nodes.3')).toEqual({
      availableForSale: false,
      selectedOptions: [
        { name: 'Size', value: 'Large' },
        { name: 'Color', value: 'Coral' },
      ],
    });
  });

  it('returns plans with their discount and frequency', async () => {
    const data = await shop.us.ask(PRODUCT, { handle: 'chews' });
    expect(at(data, 'product.sellingPlanGroups.nodes.0.sellingPlans.nodes.1')).toMatchObject({
      name: 'Every month',
      options: [{ name: 'Deliver every', value: 'month' }],
      deliveryPolicy: { interval: 'MONTH', intervalCount: 1 },
    });
    expect(at(data, 'product.variants.nodes.0')).toMatchObject({
      quantityAvailable: null,
      metafields: [{ value: '1 month' }],
      sellingPlanAllocations: { nodes: [{ priceAdjustments: [{ price: { amount: '17.99' } }] }] },
    });
  });

  it('prices each store in its own currency, with ids of its own', async () => {
    const us = await shop.us.ask(PRODUCT, { handle: 'collar' });
    const ca = await shop.ca.ask(PRODUCT, { handle: 'collar' });
    expect(at(ca, 'product.priceRange.minVariantPrice')).toEqual({
      amount: '469.95',
      currencyCode: 'CAD',
    });
    expect(at(ca, 'product.id')).not.toBe(at(us, 'product.id'));
  });

  it('finds variants by their options', async () => {
    const data = await shop.us.ask(`{
      product(handle: "collar") {
        variantBySelectedOptions(selectedOptions: [{ name: "Size", value: "Large" }, { name: "Color", value: "Coral" }]) { sku }
        selectedOrFirstAvailableVariant(selectedOptions: [{ name: "Size", value: "Huge" }]) { sku }
        adjacentVariants { sku }
      }
    }`);
    expect(at(data, 'product')).toEqual({
      variantBySelectedOptions: { sku: 'COL-Large-Coral' },
      selectedOrFirstAvailableVariant: { sku: 'COL-Small-Slate' },
      adjacentVariants: [{ sku: 'COL-Small-Coral' }, { sku: 'COL-Large-Slate' }],
    });
  });

  it('recommends, sorts and searches', async () => {
    const id = textAt(await shop.us.ask(PRODUCT, { handle: 'collar' }), 'product.id');
    const data = await shop.us.ask(
      `query R($id: ID!) {
        related: productRecommendations(productId: $id) { handle }
        complementary: productRecommendations(productId: $id, intent: COMPLEMENTARY) { handle }
        cheap: products(first: 2, sortKey: PRICE) { nodes { handle } }
        found: products(first: 9, query: "tag:gps OR title:chew*") { nodes { handle } }
        collection(handle: "straps") {
          manual: products(first: 1) { nodes { handle } }
          dear: products(first: 1, sortKey: PRICE, reverse: true) { nodes { handle } }
        }
        node(id: $id) { ... on Product { handle } }
      }`,
      { id },
    );
    expect(data).toMatchObject({
      related: [{ handle: 'chews' }, { handle: 'plan' }],
      complementary: [{ handle: 'chews' }],
      cheap: { nodes: [{ handle: 'plan' }, { handle: 'strap-7' }] },
      collection: {
        manual: { nodes: [{ handle: 'strap-7' }] },
        dear: { nodes: [{ handle: 'strap-1' }] },
      },
      node: { handle: 'collar' },
    });
    expect(at(data, 'found.nodes')).toEqual(
      expect.arrayContaining([{ handle: 'collar' }, { handle: 'chews' }]),
    );
  });

  it('returns null for an unknown product, and the country of the context', async () => {
    const data = await shop.ca.ask(`query C @inContext(country: CA, language: EN) {
      product(handle: "nothing") { id }
      localization { country { isoCode currency { isoCode } } language { isoCode } }
    }`);
    expect(data).toEqual({
      product: null,
      localization: {
        country: { isoCode: 'CA', currency: { isoCode: 'CAD' } },
        language: { isoCode: 'EN' },
      },
    });
  });
});
