import { resolve } from 'node:path';
import { expect, it, vi } from 'vitest';
import tsconfig from '~/tsconfig.json';
import { setPathAlias } from './path-alias';

it('configures the same alias as TypeScript', () => {
  const setWebpackConfig = vi.fn();
  Reflect.apply(setPathAlias, undefined, [{ actions: { setWebpackConfig } }]);
  const [from = '', [to = ''] = []] = Object.entries(tsconfig.compilerOptions.paths)[0] ?? [];
  expect(setWebpackConfig).toHaveBeenCalledWith({
    resolve: { alias: { [from.replace('/*', '')]: resolve(to.replace('/*', '')) } },
  });
});
