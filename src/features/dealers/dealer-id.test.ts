import { describe, expect, it } from 'vitest';
import { parseDealerId, readDealerId, storeDealerId } from './dealer-id';

describe('the dealer', () => {
  it('comes from the URL, else from the cookie', () => {
    const jar = { get: () => 'stored-1' };
    expect(readDealerId('?dealerId=linked-2', jar)).toBe('linked-2');
    expect(readDealerId('?dealer=linked-2', jar)).toBe('stored-1');
    expect(readDealerId('', { get: () => null })).toBeNull();
  });

  it('is left out when malformed', () => {
    expect(parseDealerId(' d-17 ')).toBe('d-17');
    expect(parseDealerId('<script>')).toBeNull();
    expect(parseDealerId('x'.repeat(65))).toBeNull();
    expect(parseDealerId('')).toBeNull();
  });

  it('is forgotten on demand', () => {
    const values = new Map<string, string>();
    const jar = {
      set: (name: string, value: string) => void values.set(name, value),
      remove: (name: string) => void values.delete(name),
    };
    storeDealerId('d-17', jar);
    expect([...values]).toEqual([['dealerId', 'd-17']]);
    storeDealerId(null, jar);
    expect(values.size).toBe(0);
  });
});
