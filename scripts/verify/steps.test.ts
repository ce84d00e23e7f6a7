import { expect, it } from 'vitest';
import { STEPS } from './steps.mjs';

it('fails the build if the checked-in query types are out of date', () => {
  expect(STEPS.find(({ name }) => name === 'build')?.env).toMatchObject({
    QUERY_TYPES: 'check',
  });
});
