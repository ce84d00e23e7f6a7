import { describe, expect, it } from 'vitest';
import { wireCart, wireLine } from './cart.fixture';
import { toCart } from './to-cart';
import { toCartLine } from './to-cart-line';

const usd = (cents: number) => ({ cents, currency: 'USD' });

describe('toCart', () => {
  it('reads a cart', () => {
    const line = wireLine('l1');
    expect(toCart(wireCart([line]), [line])).toMatchObject({
      ok: true,
      value: {
        id: 'gid://shopify/Cart/1?key=k',
        note: null,
        checkoutUrl: 'https://shop.example/cart/c/1',
        totalQuantity: 2,
        createdAt: '2026-01-01T00:00:00Z',
        updatedAt: '2026-01-02T00:00:00Z',
        subtotal: usd(4752),
        countryCode: 'US',
        email: null,
        phone: null,
        attributes: [{ key: 'Dealer ID', value: '7' }],
        discountCodes: [{ code: 'HELLO', isApplicable: true }],
        lines: [{ id: 'l1', offeredPlan: { id: 'plan-1', discountPercent: 15 } }],
      },
    });
  });

  it.each([
    [{ id: null }, 'no id'],
    [{ checkoutUrl: null }, 'no checkout address'],
    [{ cost: { subtotalAmount: { amount: 'x', currencyCode: 'USD' } } }, 'no subtotal'],
  ])('rejects %j', (changes, message) => {
    const result = toCart({ ...wireCart([]), ...changes }, []);
    expect(result).toMatchObject({ ok: false, error: { kind: 'protocol' } });
    expect(result.ok || result.error.message).toContain(message);
  });

  it.each([1e15, -1, 1.5])('rejects a line of %d, whatever total it has', quantity => {
    const line = wireLine('l', { quantity });
    const result = toCart({ ...wireCart([line]), totalQuantity: quantity }, [line]);
    expect(result).toMatchObject({ ok: false, error: { kind: 'protocol' } });
  });

  it('reads discounts on the whole order, and the shopper’s preferred wallets', () => {
    const discountedAmount = { amount: '5.00', currencyCode: 'USD' };
    const cart = toCart(
      {
        ...wireCart([]),
        discountAllocations: [
          { discountedAmount, code: 'WELCOME10' },
          { discountedAmount, title: 'Autumn sale' },
          { discountedAmount: null, title: 'Unreadable' },
        ],
        buyerIdentity: { countryCode: 'US', preferences: { wallet: ['APPLE_PAY'] } },
      },
      [],
    );
    expect(cart).toMatchObject({
      ok: true,
      value: {
        orderDiscounts: [
          { title: 'WELCOME10', amount: usd(500) },
          { title: 'Autumn sale', amount: usd(500) },
        ],
        wallets: ['APPLE_PAY'],
      },
    });
  });

  it('reads the buyer identity', () => {
    const buyerIdentity = {
      countryCode: 'CA',
      email: 'avery@example.com',
      phone: '+15555550100',
      preferences: { wallet: ['SHOP_PAY'] },
    } as const;
    expect(toCart({ ...wireCart([]), buyerIdentity }, [])).toMatchObject({
      ok: true,
      value: {
        countryCode: 'CA',
        email: 'avery@example.com',
        phone: '+15555550100',
        wallets: ['SHOP_PAY'],
      },
    });
  });

  it('rejects a line without its price rather than show a wrong cart', () => {
    const line = wireLine('l1', { merchandise: { id: 'v' } });
    expect(toCart(wireCart([line]), [line])).toMatchObject({ ok: false });
  });
});

describe('toCartLine', () => {
  it('reads the id, description and picture of the variant', () => {
    const line = toCartLine(
      wireLine('l', {
        attributes: [{ key: 'engraving', value: 'Rex' }],
        merchandise: {
          ...wireLine('l').merchandise,
          quantityAvailable: 4,
          compareAtPrice: { amount: '31.00', currencyCode: 'USD' },
          image: {
            id: 'gid://shopify/ProductImage/1',
            url: 'https://shop.example/cdn/a.jpg',
            altText: 'A cap',
            width: 800,
            height: 600,
          },
        },
      }),
    );
    expect(line).toMatchObject({
      id: 'l',
      quantity: 2,
      attributes: [{ key: 'engraving', value: 'Rex' }],
      merchandise: {
        id: 'gid://shopify/ProductVariant/1',
        title: '2 pack',
        sku: 'LF-CAP-2',
        quantityAvailable: 4,
        price: usd(2795),
        compareAtPrice: usd(3100),
        selectedOptions: [{ name: 'Pack', value: '2 pack' }],
        image: {
          id: 'gid://shopify/ProductImage/1',
          url: 'https://shop.example/cdn/a.jpg',
          alt: 'A cap',
        },
        product: {
          id: 'gid://shopify/Product/1',
          title: 'Power Cap Battery',
          handle: 'power-cap-battery',
          productType: 'Power',
          vendor: 'Larkfield',
          tags: ['power'],
        },
      },
    });
  });

  it('sets no limit for backorders, and hides the placeholder option', () => {
    const line = toCartLine(
      wireLine('l', {
        merchandise: {
          ...wireLine('l').merchandise,
          availableForSale: true,
          quantityAvailable: -7,
          selectedOptions: [{ name: 'Title', value: 'Default Title' }],
        },
      }),
    );
    expect(line?.merchandise).toMatchObject({
      quantityAvailable: null,
      isBackorder: true,
      selectedOptions: [],
    });
  });

  it('prices a line by its plan', () => {
    const sellingPlanAllocation = {
      priceAdjustments: [{ price: { amount: '23.76', currencyCode: 'USD' } }],
      sellingPlan: { id: 'plan-1', name: 'Every 3 months' },
    };
    expect(toCartLine(wireLine('l', { sellingPlanAllocation }))).toMatchObject({
      unitPrice: usd(2376),
      sellingPlan: { id: 'plan-1', name: 'Every 3 months', price: usd(2376) },
      total: usd(4752),
    });
  });

  it('reads automatic and typed-in discounts', () => {
    const discountedAmount = { amount: '5.0', currencyCode: 'USD' };
    const discountAllocations = [
      { discountedAmount, title: 'Spring' },
      { discountedAmount, code: 'HELLO' },
    ];
    const line = toCartLine(wireLine('l', { discountAllocations, cost: null }));
    expect(line?.discounts).toEqual([
      { title: 'Spring', amount: usd(500) },
      { title: 'HELLO', amount: usd(500) },
    ]);
    expect(line?.total).toEqual(usd(2 * 2795 - 1000));
  });
});
