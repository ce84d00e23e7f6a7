import { describe, expect, it } from 'vitest';
import { parseCode, readLinkCodes } from './read-link-codes';

describe('codes in a link', () => {
  it('are read among other parameters', () => {
    expect(
      readLinkCodes('?utm_source=post&referral_code=PLAY150&discount=%20WELCOME10%20'),
    ).toEqual({ discount: 'WELCOME10', referral: 'PLAY150' });
    expect(readLinkCodes('')).toEqual({ discount: null, referral: null });
  });

  it('are ignored if malformed', () => {
    for (const odd of ['', '   ', '<b>', '-10', 'a'.repeat(51), 'A\u0000B', 'https://x.test']) {
      expect(parseCode(odd), odd).toBeNull();
    }
    expect(parseCode('a'.repeat(50))).toHaveLength(50);
    expect(parseCode('Été 2025')).toBe('Été 2025');
  });
});
