import { build } from 'esbuild';

/** The browsers of `.browserslistrc`, in esbuild's notation. */
const TARGET = ['chrome114', 'edge114', 'firefox125', 'safari17'];

/** Bundles a script of ours into one file. `define` replaces names by JSON. */
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
