import { describe, expect, it } from 'vitest';
import { linkedDealerId, storedDealerId, storeDealerId } from './dealer-id';

describe('dealer id', () => {
  it('comes from the address or the cookie', () => {
    expect(linkedDealerId('?dealerId=linked-2')).toBe('linked-2');
    expect(linkedDealerId('?dealer=linked-2')).toBeNull();
    expect(storedDealerId({ get: () => 'stored-1' })).toBe('stored-1');
    expect(storedDealerId({ get: () => null })).toBeNull();
  });

  it.each(['<script>', 'x'.repeat(65), ''])('is null if malformed: %j', id => {
    expect(linkedDealerId(`?dealerId=${encodeURIComponent(id)}`)).toBeNull();
    expect(storedDealerId({ get: () => id })).toBeNull();
    expect(storedDealerId({ get: () => ' d-17 ' })).toBe('d-17');
  });

  it('is deleted on request', () => {
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
