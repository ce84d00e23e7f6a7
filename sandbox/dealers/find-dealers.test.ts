import { describe, expect, it } from 'vitest';
import { dealers, zipAreas } from '~/seed/dealers';
import { milesBetween } from './distance';
import { findDealers } from './find-dealers';
import { readPostalCode } from './postal-area';

const near = (text: string) => {
  const asked = readPostalCode(text);
  if (!asked) throw new Error(`"${text}" is no postal code.`);
  return findDealers(dealers, asked);
};

const nameOf = (text: string) => near(text)[0]?.name;

describe('the dealers near a postal code', () => {
  it('begin with who serves it, then go on by distance', () => {
    const found = near('83702');
    expect(found[0]).toMatchObject({ id: 'lf-83702', servesPostalCode: true, distance: 0 });
    const others = found.filter(({ servesPostalCode }) => !servesPostalCode);
    const miles = others.map(({ distance }) => distance);
    expect(others.length).toBeGreaterThan(0);
    expect(miles).toEqual([...miles].sort((a, b) => a - b));
    expect(Math.max(...miles)).toBeLessThanOrEqual(90);
  });

  it('measure miles over the globe', () => {
    const boston = { lat: 42.36, lng: -71.06 };
    const newYork = { lat: 40.71, lng: -74.01 };
    expect(milesBetween(boston, newYork)).toBeCloseTo(190.6, 0);
    expect(milesBetween(boston, boston)).toBe(0);
  });

  it('are found for an area without a dealer of its own', () => {
    expect(dealers.some(({ postalPrefixes }) => postalPrefixes.includes('434'))).toBe(false);
    const found = near('43402');
    expect(found[0]).toMatchObject({ servesPostalCode: false, address: { region: 'OH' } });
    expect(found[0]?.distance).toBeGreaterThan(0);
  });

  it.each(['10001', '11201', '20500', '33101', '90012', '94103'])(
    'are found by true distances in %s, a city without a dealer',
    zip => {
      const [nearest] = near(zip);
      expect(nearest).toMatchObject({ servesPostalCode: false });
      const center = zipAreas.get(zip.slice(0, 3));
      const { latitude: lat = 0, longitude: lng = 0, distance = 0 } = nearest ?? {};
      expect(center && milesBetween(center, { lat, lng })).toBeCloseTo(distance, 1);
    },
  );

  it.each(['k1p 1j1', 'K1P1J1', ' K1P-1J1 '])('are found in Canada for %j', typed => {
    expect(nameOf(typed)).toBe('Larkfield of Ottawa');
  });

  it('are found by the letters of a Canadian area that has none', () => {
    expect(near('T5Z 9Z9')[0]).toMatchObject({ address: { region: 'AB' } });
  });

  it.each(['X0A 0H0', '96950', '00901', '00000'])('are none for %s', typed => {
    expect(near(typed)).toEqual([]);
  });

  it('are ten at most', () => {
    expect(near('19103').length).toBeLessThanOrEqual(10);
  });
});

it.each(['', '1234', '123456', 'K1A', 'D1A 0B1', 'Boise', '43004-12'])('"%s" is no code', typed => {
  expect(readPostalCode(typed)).toBeNull();
});
