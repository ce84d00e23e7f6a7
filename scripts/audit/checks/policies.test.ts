import { describe, expect, it } from 'vitest';
import { checkPolicies } from './policies';
import { page } from './page.fixture';

describe('checkPolicies', () => {
  it('reports a page without a policy, and one that allows inline scripts', () => {
    const open = `<meta http-equiv="Content-Security-Policy" content="script-src 'self' 'unsafe-inline'">`;
    expect(checkPolicies([page('/', ''), page('/a', '', open)])).toHaveLength(2);
  });

  it('accepts hashes', () => {
    const closed = `<meta http-equiv="Content-Security-Policy" content="script-src 'self' 'sha256-x'">`;
    expect(checkPolicies([page('/', '', closed)])).toEqual([]);
  });
});
