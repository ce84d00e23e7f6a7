import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { dealers, readDealerTable } from '.';

const isUnique = (values: readonly string[]): boolean => new Set(values).size === values.length;

describe('dealers', () => {
  it('number several hundred in both countries, each with a unique id, page and phone number', () => {
    const inCanada = dealers.filter(({ address }) => address.country === 'CA');
    expect(dealers.length).toBeGreaterThan(350);
    expect(inCanada.length).toBeGreaterThan(60);
    for (const key of ['id', 'slug', 'phone'] as const) {
      expect(isUnique(dealers.map(dealer => dealer[key]))).toBe(true);
    }
  });

  it('have ids that the cookie accepts, and fictitious phone numbers', () => {
    for (const { id, phone, name } of dealers) {
      expect(id).toMatch(/^[\w-]{1,64}$/);
      expect(phone).toMatch(/^\(\d{3}\) 555-01\d\d$/);
      expect(name).toMatch(/^Larkfield of [A-Z]/);
    }
  });

  it('are mostly independent, and some the company’s own', () => {
    const share = dealers.filter(dealer => dealer.companyOwned).length / dealers.length;
    expect(share).toBeGreaterThan(0.1);
    expect(share).toBeLessThan(0.5);
  });

  it('serve their own town first, then towns nearby', () => {
    const boise = dealers.find(({ id }) => id === 'lf-83702');
    expect(boise).toMatchObject({
      name: 'Larkfield of Boise',
      serviceAreas: ['Boise', 'Nampa'],
      postalPrefixes: ['837'],
    });
    expect(dealers.every(({ serviceAreas }) => isUnique(serviceAreas))).toBe(true);
  });

  it('have postal codes in the format of their country', () => {
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
