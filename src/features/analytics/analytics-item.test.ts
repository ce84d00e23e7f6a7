import { describe, expect, it } from 'vitest';
import { toAnalyticsItem, type AnalyticsSource } from './analytics-item';

const source: AnalyticsSource = {
  sku: 'LF-1',
  productTitle: 'GPS Fence Collar',
  productType: 'Containment / GPS Fences',
  vendor: 'Larkfield',
  variantTitle: 'Small / Sky',
  unitPrice: { cents: 34995, currency: 'USD' },
  quantity: 2,
  isSubscription: false,
};

describe('toAnalyticsItem', () => {
  it('has the shape that the tag manager expects', () => {
    expect(toAnalyticsItem(source, 'Larkfield')).toEqual({
      item_id: 'LF-1',
      item_name: 'GPS Fence Collar',
      item_category: 'containment',
      item_category2: 'gps fences',
      item_brand: 'Larkfield',
      item_variant: 'Small / Sky',
      price: 349.95,
      quantity: 2,
      affiliation: 'Larkfield',
      isSubscription: false,
    });
  });

  it('splits a category into at most five levels', () => {
    const deep = toAnalyticsItem({ ...source, productType: 'A/b//C/ D /e/f' }, '');
    expect(deep).toMatchObject({ item_category: 'a', item_category3: 'c', item_category5: 'e' });
    expect(Object.keys(deep).filter(key => key.startsWith('item_category'))).toHaveLength(5);
    expect(toAnalyticsItem({ ...source, productType: '' }, '')).not.toHaveProperty('item_category');
  });
});
