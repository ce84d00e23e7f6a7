import { describe, expect, it } from 'vitest';
import type { GatewayError } from '../domain/data/result';
import { BuildError, explainFailure, valueOrStop, panicOnBuildError } from './build-error';

const call = {
  vendor: 'The US store (https://us.example)',
  call: 'products for en-us',
  settings: ['GATSBY_STORE_US_ORIGIN', 'GATSBY_STORE_US_TOKEN'],
};

const failed = (more: Partial<GatewayError>): GatewayError => ({
  kind: 'http',
  message: 'The answer has status 500.',
  isRetryable: false,
  status: null,
  userErrors: [],
  ...more,
});

describe('explainFailure', () => {
  it.each([
    [failed({ status: 401 }), /products for en-us: .*Check GATSBY_STORE_US_TOKEN\.$/],
    [
      failed({ kind: 'timeout', message: 'No answer within 30000 ms' }),
      /30000 ms\. Check that it can/,
    ],
    [failed({ kind: 'protocol', message: 'No JSON.' }), /changed its shape/],
  ])('names vendor, call and what to do', (error, sentence) => {
    expect(explainFailure(call, error)).toMatch(sentence);
  });
});

describe('valueOrStop', () => {
  it('returns the value, or throws a BuildError', () => {
    expect(valueOrStop(call, { ok: true, value: 7 })).toBe(7);
    expect(() => valueOrStop(call, { ok: false, error: failed({}) })).toThrow(BuildError);
  });
});

describe('panicOnBuildError', () => {
  it('panics with the message of a BuildError, and rethrows every other error', async () => {
    const reporter = {
      panic: (message: string): never => {
        throw new Error(`panic: ${message}`);
      },
    };
    await expect(
      panicOnBuildError(reporter, () => Promise.reject(new BuildError('Fix this.'))),
    ).rejects.toThrow('panic: Fix this.');
    await expect(
      panicOnBuildError(reporter, () => Promise.reject(new TypeError('a slip'))),
    ).rejects.toThrow(TypeError);
  });
});
