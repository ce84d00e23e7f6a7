import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { dealers, readDealerTable } from '.';

const isUnique = (values: readonly string[]): boolean => new Set(values).size === values.length;

describe('the dealers', () => {
  it('are several hundred, in both countries, each with an id, a page and a number of its own', () => {
    const inCanada = dealers.filter(({ address }) => address.country === 'CA');
    expect(dealers.length).toBeGreaterThan(350);
    expect(inCanada.length).toBeGreaterThan(60);
    for (const key of ['id', 'slug', 'phone'] as const) {
      expect(isUnique(dealers.map(dealer => dealer[key]))).toBe(true);
    }
  });

  it('fit the storefront: its cookie takes the id, the numbers ring nobody', () => {
    for (const { id, phone, name } of dealers) {
      expect(id).toMatch(/^[\w-]{1,64}$/);
      expect(phone).toMatch(/^\(\d{3}\) 555-01\d\d$/);
      expect(name).toMatch(/^Larkfield of [A-Z]/);
    }
  });

  it('are some the company’s own and most a local owner’s', () => {
    const share = dealers.filter(dealer => dealer.companyOwned).length / dealers.length;
    expect(share).toBeGreaterThan(0.1);
    expect(share).toBeLessThan(0.5);
  });

  it('work in their own town first, then in towns near by', () => {
    const boise = dealers.find(({ id }) => id === 'lf-83702');
    expect(boise).toMatchObject({
      name: 'Larkfield of Boise',
      serviceAreas: ['Boise', 'Nampa'],
      postalPrefixes: ['837'],
    });
    expect(dealers.every(({ serviceAreas }) => isUnique(serviceAreas))).toBe(true);
  });

  it('write postal codes as each country does', () => {
    for (const { postalCode, postalPrefixes, address } of dealers) {
      const pattern = address.country === 'US' ? /^\d{5}$/ : /^[A-Z]\d[A-Z] \d[A-Z]\d$/;
      expect(postalCode).toMatch(pattern);
      expect(postalCode.startsWith(postalPrefixes[0] ?? '?')).toBe(true);
    }
  });

  it('can be read from another table of the same columns', () => {
    expect(readDealerTable(path.resolve(__dirname, 'dealers.csv'))).toEqual(dealers);
  });
});
