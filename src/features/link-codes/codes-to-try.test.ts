import { describe, expect, it } from 'vitest';
import { isMemberCode } from '~/src/domain/contact/member-code';
import { codesToTry } from './codes-to-try';

describe('codes to try', () => {
  it('are unique, ignoring case', () => {
    expect(codesToTry({ discount: 'A', referral: 'B' })).toEqual(['A', 'B']);
    expect(codesToTry({ discount: 'Play150', referral: 'PLAY150' })).toEqual(['Play150']);
    expect(codesToTry({ discount: null, referral: 'B' })).toEqual(['B']);
    expect(codesToTry({ discount: null, referral: null })).toEqual([]);
  });

  it('are not those of the referral program’s members', () => {
    expect(codesToTry({ discount: 'A', referral: 'AVERY-7K2M9Q' })).toEqual(['A']);
    expect(['AVERY-7K2M9Q', 'friend-abcdef'].map(isMemberCode)).toEqual([true, true]);
    for (const other of [
      'PLAY150',
      'KCS150',
      'AVERY-7K2M9',
      'AVERY-7K2M9QX',
      'A1-7K2M9Q',
      '-7K2M9Q',
    ]) {
      expect(isMemberCode(other), other).toBe(false);
    }
  });
});
