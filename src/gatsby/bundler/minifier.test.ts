import type { CreateWebpackConfigArgs } from 'gatsby';
import { expect, it } from 'vitest';
import { setMinifier } from './minifier';

const minifyWith = (stage: CreateWebpackConfigArgs['stage'], config: object): void => {
  const plugins: unknown = {
    minifyJs: (options: unknown) => ({ scripts: options }),
    minifyCss: () => 'styles',
  };
  Reflect.apply(setMinifier, undefined, [{ stage, plugins, getConfig: () => config }]);
};

it("replaces Gatsby's minifiers, so that scripts are minified once and for current browsers", () => {
  const config = { optimization: { minimizer: ['of Gatsby', 'of Gatsby too'], minimize: true } };
  minifyWith('build-javascript', config);
  expect(config.optimization).toMatchObject({
    minimize: true,
    minimizer: [{ scripts: { terserOptions: { output: { ecma: 2020 } } } }, 'styles'],
  });
});

it('does not change the other stages, and stops if Gatsby does not minify', () => {
  const config = { optimization: { minimizer: ['of Gatsby'] } };
  minifyWith('build-html', config);
  expect(config).toEqual({ optimization: { minimizer: ['of Gatsby'] } });
  expect(() => minifyWith('build-javascript', {})).toThrow('no webpack minimizers');
});
