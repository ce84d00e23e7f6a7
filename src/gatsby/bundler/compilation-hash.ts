import type { CreateWebpackConfigArgs } from 'gatsby';
import type { Compilation, Compiler } from 'webpack';

const NAME = 'CompilationHashOfOutput';

/**
 * Keeps child compilations out of the compilation's hash. The extraction of styles makes some for modules
 * that are not in webpack's cache, so an unchanged build from the cache would get another hash, and Gatsby
 * writes every page again when the hash changes. What they made is hashed with the modules and the chunks.
 */
export class CompilationHashOfOutput {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation: Compilation) => {
      const { children } = compilation;
      compilation.hooks.beforeHash.tap(NAME, () => {
        compilation.children = [];
      });
      compilation.hooks.afterHash.tap(NAME, () => {
        compilation.children = children;
      });
    });
  }
}

/** Gives unchanged scripts and styles the same compilation hash, with and without webpack's cache. */
export const setCompilationHash = ({
  stage,
  actions,
}: Pick<CreateWebpackConfigArgs, 'stage' | 'actions'>): void => {
  if (stage !== 'build-javascript') return;
  actions.setWebpackConfig({ plugins: [new CompilationHashOfOutput()] });
};
