import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack';
import { CompilationHashOfOutput } from './compilation-hash';

const root = mkdtempSync(join(tmpdir(), 'hash-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Compiles a file on the side, as the extraction of styles does for what is not in the cache. */
const childCompiler: WebpackPluginInstance = {
  apply: (compiler: Compiler) => {
    compiler.hooks.make.tapAsync('Child', (compilation, done) => {
      compilation.createChildCompiler('child', {}, []).runAsChild(error => done(error));
    });
  },
};

const hashOf = (text: string, plugins: WebpackPluginInstance[]): Promise<string | undefined> => {
  writeFileSync(join(root, 'entry.js'), text);
  const compiler = webpack({
    mode: 'production',
    context: root,
    entry: './entry.js',
    output: { path: join(root, 'out') },
    plugins,
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) reject(error);
      else resolve(stats?.hash);
    });
  });
};

it('gives the same output the same hash, whether or not something was compiled on the side', async () => {
  const plain = await hashOf('export default 1;', []);
  expect(await hashOf('export default 1;', [childCompiler])).not.toBe(plain);
  const hash = new CompilationHashOfOutput();
  expect(await hashOf('export default 1;', [childCompiler, hash])).toBe(plain);
  expect(await hashOf('export default 2;', [childCompiler, hash])).not.toBe(plain);
});

it('leaves the child compilations to whoever reports on them', async () => {
  let children = 0;
  const report: WebpackPluginInstance = {
    apply: (compiler: Compiler) => {
      compiler.hooks.done.tap('Report', stats => {
        children = stats.compilation.children.length;
      });
    },
  };
  await hashOf('export default 3;', [childCompiler, new CompilationHashOfOutput(), report]);
  expect(children).toBe(1);
});
