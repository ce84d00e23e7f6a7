import { expect, it } from 'vitest';
import { STEPS } from './steps.mjs';

it('stops at checked-in types of queries that the build would change', () => {
  expect(STEPS.find(({ name }) => name === 'build')?.env).toMatchObject({
    QUERY_TYPES: 'check',
  });
});
