import { describe, expect, it } from 'vitest';
import { storeIds } from '../brands';
import { collections, discounts, products, sellingPlanGroups } from '.';

const known = new Map(products.map(each => [each.handle, each]));

const words = (html: string): number =>
  html
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(word => /\w/.test(word)).length;

const repeated = (names: readonly string[]): readonly string[] =>
  names.filter((name, index) => names.indexOf(name) !== index);

describe('collections', () => {
  it('have every product, and none twice', () => {
    const held = new Set(collections.flatMap(each => each.products));
    expect(products.map(each => each.handle).filter(handle => !held.has(handle))).toEqual([]);
    for (const each of collections) expect(repeated(each.products), each.handle).toEqual([]);
  });

  it('are not empty in any store, and one needs a second page', () => {
    for (const each of collections) {
      for (const store of each.stores) {
        const sold = each.products.filter(handle => known.get(handle)?.stores.includes(store));
        expect(sold.length, `${each.handle} in ${store}`).toBeGreaterThan(0);
      }
    }
    expect(Math.max(...collections.map(each => each.products.length))).toBeGreaterThan(24);
  });

  it('number at least three in every store', () => {
    for (const store of storeIds) {
      const shown = collections.filter(each => each.stores.includes(store));
      expect(shown.length, store).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('texts', () => {
  const texts = JSON.stringify({ products, collections, discounts, sellingPlanGroups });

  it('have no placeholders', () => {
    expect(texts).not.toMatch(/lorem|ipsum|placeholder|\btbd\b|todo|undefined|\bnull null\b/i);
  });

  it('have the agreed length', () => {
    for (const each of products) {
      const length = words(each.descriptionHtml);
      expect(length, each.handle).toBeGreaterThanOrEqual(90);
      expect(length, each.handle).toBeLessThanOrEqual(180);
    }
    for (const each of collections) {
      const length = words(each.descriptionHtml);
      expect(length, each.handle).toBeGreaterThanOrEqual(40);
      expect(length, each.handle).toBeLessThanOrEqual(80);
    }
  });

  it('fit a search result', () => {
    for (const { handle, seo } of [...products, ...collections]) {
      expect(seo.title.length, handle).toBeLessThanOrEqual(60);
      expect(seo.description.length, handle).toBeGreaterThanOrEqual(100);
      expect(seo.description.length, handle).toBeLessThanOrEqual(165);
    }
    expect(repeated([...products, ...collections].map(each => each.seo.title))).toEqual([]);
  });

  it('close every tag that they open', () => {
    for (const { handle, descriptionHtml } of [...products, ...collections]) {
      const open = descriptionHtml.match(/<(p|ul|li|h3|strong)>/g) ?? [];
      const closed = descriptionHtml.match(/<\/(p|ul|li|h3|strong)>/g) ?? [];
      expect(open.length, handle).toBe(closed.length);
      expect(descriptionHtml.match(/<\/?[a-z0-9]+>/g)?.length, handle).toBe(open.length * 2);
    }
  });
});

describe('availability', () => {
  const variantOf = (handle: string, options: Readonly<Record<string, string>>) =>
    known
      .get(handle)
      ?.variants.find(each => JSON.stringify(each.options) === JSON.stringify(options));
  const availability = { namespace: 'custom', key: 'availability', type: 'single_line_text_field' };

  it('covers out of stock, coming soon and discontinued', () => {
    expect(variantOf('gps-collar', { Size: 'Large', Color: 'Coral' })?.inventory).toBe(0);
    const soon = variantOf('smart-doorman-pet-door', { Size: 'Large', Color: 'Bronze' });
    expect(soon?.inventory).toBe(0);
    expect(soon?.metafields).toEqual([{ ...availability, value: 'coming_soon' }]);
    expect(known.get('laser-toy')?.metafields).toContainEqual({
      ...availability,
      value: 'discontinued',
    });
    expect(known.get('bark-collar')?.variants.map(each => each.inventory)).toEqual([0]);
  });

  it('has something sold out, discontinued and reduced at Kitwell', () => {
    const own = products.filter(each => each.stores.includes('kitwell-us'));
    expect(own.length).toBeGreaterThanOrEqual(12);
    const soldOut = own.filter(each => each.variants.every(({ inventory }) => inventory === 0));
    expect(soldOut.map(({ handle }) => handle).sort()).toEqual(['feather-wand', 'laser-toy']);
    const discontinued = { ...availability, value: 'discontinued' };
    expect(known.get('laser-toy')?.metafields).toContainEqual(discontinued);
    expect(known.get('feather-wand')?.metafields).not.toContainEqual(discontinued);
    expect(known.get('scratching-post')?.variants.every(each => each.compareAtPrice)).toBe(true);
  });

  it('shows no picture as the first of two products', () => {
    expect(repeated(products.flatMap(each => each.images.slice(0, 1)))).toEqual([]);
  });

  it('has exactly one backorder variant', () => {
    const flap = variantOf('doorman-replacement-flap', { Size: 'Large' });
    expect(flap).toMatchObject({ inventory: -7, sellsBeyondStock: true });
    const oversold = [...known.values()]
      .flatMap(({ variants }) => variants)
      .filter(({ inventory }) => inventory !== 'untracked' && inventory < 0);
    expect(oversold).toEqual([flap]);
  });

  it('renews each service plan with the plan of its own frequency', () => {
    const renewals = sellingPlanGroups.find(each => each.handle === 'auto-renew')?.plans ?? [];
    for (const each of known.get('service-plan')?.variants ?? []) {
      const frequency = each.metafields?.find(({ key }) => key === 'subscription_frequency')?.value;
      expect(frequency).toMatch(/^(1 month|12 months)$/);
      expect(renewals.filter(plan => plan.name.endsWith(` ${frequency}`)).length, each.sku).toBe(1);
    }
  });

  it('has the agreed frequencies and savings', () => {
    const offered = sellingPlanGroups
      .filter(each => each.handle.startsWith('autoship'))
      .map(each =>
        each.plans.map(plan => [plan.interval, plan.intervalCount, plan.discountPercent]),
      );
    expect(offered).toEqual([
      [
        ['MONTH', 3, 15],
        ['MONTH', 4, 15],
        ['MONTH', 6, 15],
      ],
      [
        ['WEEK', 1, 10],
        ['WEEK', 2, 10],
        ['MONTH', 1, 10],
        ['MONTH', 2, 10],
      ],
    ]);
  });
});
