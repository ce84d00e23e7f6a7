import { build } from 'esbuild';

/** Browsers of `.browserslistrc`, as the bundler names them. */
const TARGET = ['chrome114', 'edge114', 'firefox125', 'safari17'];

/** A script of ours in one piece. `define` replaces names by JSON texts. */
export const bundle = async (
  entry: string,
  define: Readonly<Record<string, string>> = {},
): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: TARGET,
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"', ...define },
  });
  return outputFiles[0]?.text ?? '';
};
