import { expect, it } from 'vitest';
import { FILE_HASH, FILE_HASH_LENGTH } from '~/src/config/file-hash';
import { setOutput } from './bundler-config';

it('shortens the hashes of built files in the configuration itself', () => {
  const output = { filename: '[name]-[contenthash].js' };
  setOutput({ stage: 'build-javascript', getConfig: () => ({ output }) });
  expect(output).toEqual({
    filename: '[name]-[contenthash].js',
    hashDigestLength: FILE_HASH_LENGTH,
    uniqueName: 's',
    chunkLoadingGlobal: 'chunks',
    globalObject: 'self',
  });
  expect('a'.repeat(FILE_HASH_LENGTH)).toMatch(new RegExp(`^${FILE_HASH}$`));
});

it('does not change the other stages, and stops if Gatsby gives no output', () => {
  const output = {};
  setOutput({ stage: 'develop', getConfig: () => ({ output }) });
  expect(output).toEqual({});
  expect(() => setOutput({ stage: 'build-javascript', getConfig: () => ({}) })).toThrow(
    'no webpack output options',
  );
});
