import { expect, it } from 'vitest';
import { FILE_HASH, FILE_HASH_LENGTH } from '~/src/config/file-hash';
import { setFileHashes } from './bundler-config';

it('shortens the hashes of built files in the configuration itself', () => {
  const output = { filename: '[name]-[contenthash].js' };
  setFileHashes({ stage: 'build-javascript', getConfig: () => ({ output }) });
  expect(output).toEqual({
    filename: '[name]-[contenthash].js',
    hashDigestLength: FILE_HASH_LENGTH,
  });
  expect('a'.repeat(FILE_HASH_LENGTH)).toMatch(new RegExp(`^${FILE_HASH}$`));
});

it('does not change the other stages, and stops if Gatsby gives no output', () => {
  const output = {};
  setFileHashes({ stage: 'develop', getConfig: () => ({ output }) });
  expect(output).toEqual({});
  expect(() => setFileHashes({ stage: 'build-javascript', getConfig: () => ({}) })).toThrow(
    'no webpack output options',
  );
});
