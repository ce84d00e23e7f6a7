import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshSandbox, type FreshSandbox } from '../testing/fresh-sandbox';
import { createCartGateway, type CartGateway } from './cart/cart-gateway';
import { createCatalogueGateway, type CatalogueProduct } from './catalogue/catalogue-gateway';
import type { CommerceConfig } from './client';
import { refreshProduct } from './catalogue/product-refresh';

const states = { shopifyCountry: 'US', language: 'EN' } as const;
let sandbox: FreshSandbox;
let config: CommerceConfig;
let carts: CartGateway;
const products = new Map<string, CatalogueProduct>();

beforeAll(async () => {
  sandbox = await freshSandbox();
  config = {
    origin: sandbox.urlOf('commerce-larkfield-us'),
    token: 'sandbox-larkfield-us-public',
    apiVersion: '2025-04',
  };
  carts = createCartGateway(config);
  for await (const entry of createCatalogueGateway(config).products(states)) {
    if (!entry.ok) throw new Error(entry.error.message);
    products.set(entry.value.product.handle, entry.value);
  }
});
afterAll(() => sandbox.stop());

const productOf = (handle: string) => {
  const found = products.get(handle);
  if (!found) throw new Error(`no product ${handle}`);
  return found.product;
};
const lineOf = (handle: string, quantity = 1, isOnPlan = false) => ({
  merchandiseId: productOf(handle).variants[0]?.id ?? '',
  quantity,
  sellingPlanId: isOnPlan ? (productOf(handle).sellingPlanGroups[0]?.plans[0]?.id ?? null) : null,
  attributes: [],
});
const titled = ({
  selectedOptions,
}: {
  readonly selectedOptions: readonly { readonly name: string; readonly value: string }[];
}) => selectedOptions.map(({ name, value }) => `${name}: ${value}`).join(', ');
const unwrap = <T>(
  result: { ok: true; value: T } | { ok: false; error: { message: string } },
): T => {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};

describe('catalogue', () => {
  it('is read completely', () => {
    expect(products.size).toBeGreaterThanOrEqual(40);
    expect(productOf('gps-collar')).toMatchObject({
      servicePlanHandle: 'service-plan',
      addOnHandles: ['charging-dock', 'contact-posts'],
    });
    expect(productOf('gps-collar').variants[0]?.price).toEqual({ cents: 34995, currency: 'USD' });
    expect(productOf('power-cap-battery').sellingPlanGroups[0]?.plans[0]?.interval).not.toBeNull();
    expect(productOf('boundary-plus-fence-package').isLeadGeneration).toBe(true);
  });

  it('has collections of known products, and recommendations', async () => {
    const catalogue = createCatalogueGateway(config);
    let count = 0;
    for await (const entry of catalogue.collections(states)) {
      const { productHandles } = unwrap(entry);
      expect(productHandles.filter(handle => !products.has(handle))).toEqual([]);
      count += 1;
    }
    expect(count).toBeGreaterThanOrEqual(10);
    const related = unwrap(await catalogue.related(productOf('gps-collar').id, states));
    expect(related.length).toBeGreaterThan(0);
  });

  it('is read again for a product page', async () => {
    const { id, variants } = productOf('gps-collar');
    const offer = unwrap(await refreshProduct(config, id, states));
    expect(offer?.variants.map(variant => [variant.id, variant.price])).toEqual(
      variants.map(variant => [variant.id, variant.price]),
    );
    const gone = await refreshProduct(config, 'gid://shopify/Product/1', states);
    expect(gone).toEqual({ ok: true, value: null });
  });
});

describe('cart', () => {
  it('is created, changed and read', async () => {
    const made = unwrap(
      await carts.create({ lines: [lineOf('charging-dock', 2)], attributes: [] }),
    );
    const id = made.cart?.id ?? '';
    expect(made.cart).toMatchObject({ totalQuantity: 2, countryCode: 'US' });
    await carts.addLines(id, [lineOf('power-cap-battery', 1, true)]);
    await carts.updateAttributes(id, [{ key: 'Dealer ID', value: '7' }]);
    await carts.updateNote(id, 'Ring twice');
    await carts.updateDiscountCodes(id, ['NO-SUCH-CODE']);
    await carts.updateBuyerIdentity(id, {
      email: 'avery@example.com',
      phone: '+12085550100',
      wallets: ['SHOP_PAY'],
    });
    const cart = unwrap(await carts.read(id));
    expect(cart).toMatchObject({
      note: 'Ring twice',
      countryCode: 'US',
      email: 'avery@example.com',
      phone: '+12085550100',
      wallets: ['SHOP_PAY'],
      attributes: [{ key: 'Dealer ID', value: '7' }],
      discountCodes: [{ code: 'NO-SUCH-CODE', isApplicable: false }],
    });
    const planned = cart?.lines.find(line => line.sellingPlan !== null);
    expect(planned?.unitPrice.cents).toBeLessThan(planned?.merchandise.price.cents ?? 0);
    expect(planned?.offeredPlan?.discountPercent).toBeGreaterThan(0);
    const [first] = cart?.lines ?? [];
    const fewer = unwrap(await carts.removeLines(id, [first?.id ?? '']));
    expect(fewer.cart?.lines.map(line => line.id)).not.toContain(first?.id);
  });

  it('is read to its last line', async () => {
    const variants = [...products.values()]
      .filter(({ product }) => !product.requiresSellingPlan)
      .flatMap(({ product }) => product.variants)
      .filter(variant => variant.availability === 'inStock')
      .slice(0, 45);
    const lines = variants.map(({ id }) => ({
      merchandiseId: id,
      quantity: 1,
      sellingPlanId: null,
      attributes: [],
    }));
    const made = unwrap(await carts.create({ lines, attributes: [] }));
    expect(made.userErrors).toEqual([]);
    expect(made.cart?.lines).toHaveLength(45);
  });

  it('names its products in the language of the page, at prices of the buyer’s country', async () => {
    const french = { shopifyCountry: 'FR', language: 'FR' } as const;
    const store = {
      ...config,
      origin: sandbox.urlOf('commerce-pawmere-us'),
      token: 'sandbox-pawmere-us-public',
    };
    const cartsAbroad = createCartGateway({ ...store, language: () => 'FR' });
    const offered = new Map<string, string>();
    for await (const entry of createCatalogueGateway(store).products(french)) {
      for (const variant of unwrap(entry).product.variants) {
        if (variant.availability === 'inStock') offered.set(variant.id, titled(variant));
      }
    }
    const lines = [...offered.keys()]
      .slice(0, 25)
      .map(merchandiseId => ({ ...lineOf('charging-dock'), merchandiseId }));
    const { cart } = unwrap(await cartsAbroad.create({ lines, attributes: [], countryCode: 'FR' }));
    expect(cart?.lines).toHaveLength(25);
    const read = unwrap(await cartsAbroad.read(cart?.id ?? ''));
    const noted = unwrap(await cartsAbroad.updateNote(cart?.id ?? '', 'Merci'));
    for (const seen of [cart, read, noted.cart]) {
      expect(
        seen?.lines.filter(
          ({ merchandise }) => titled(merchandise) !== offered.get(merchandise.id),
        ),
      ).toEqual([]);
      expect(new Set(seen?.lines.map(({ unitPrice }) => unitPrice.currency))).toEqual(
        new Set(['EUR']),
      );
    }
    expect([...offered.values()]).toContain('Taille: Moyenne');
  });

  it('returns user errors as values, and reports an unknown cart as gone', async () => {
    const line = { ...lineOf('charging-dock'), merchandiseId: 'gid://shopify/ProductVariant/1' };
    const refused = unwrap(await carts.create({ lines: [line], attributes: [] }));
    expect(refused).toMatchObject({ cart: null, userErrors: [{ code: 'INVALID' }] });
    expect(await carts.read('gid://shopify/Cart/none?key=x')).toEqual({ ok: true, value: null });
    expect(await carts.read('garbage')).toEqual({ ok: true, value: null });
  });

  it('is rejected without the token of the store', async () => {
    const stranger = createCartGateway({ ...config, token: 'wrong' });
    expect(await stranger.read('gid://shopify/Cart/none')).toMatchObject({ ok: false });
  });
});
