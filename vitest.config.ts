import { defineConfig } from 'vitest/config';
import { brandOf } from './src/config/brands';

/** `~` is the project's root, as tsconfig.json has it. */
const resolve = { alias: { '~': import.meta.dirname } };

/** As the bundler inserts it into a build of Larkfield. Vitest empties the object that it is given. */
const define = () => ({ BUILT_BRAND: JSON.stringify(brandOf('larkfield')) });

/** Loading the modules anew for each file takes longer than most files. */
const SHARED = { environment: 'node', isolate: false };

const RESTORE_GLOBALS = 'scripts/testing/restore-globals.ts';

/** Folders of the storefront. Their tests have a document if they are `.test.tsx` or `.dom.test.ts`. */
const STOREFRONT = 'src/{ui,features,content,page-data,seo,runtime,shell,templates,account}';

const contract = {
  setupFiles: [
    // Tells a recording of the sandbox's operations which file asks for them.
    'sandbox/core/testing/name-driver.ts',
    RESTORE_GLOBALS,
  ],
  testTimeout: 30_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    restoreMocks: true,
    maxWorkers: 2,
    projects: [
      {
        resolve,
        define: define(),
        test: {
          name: 'unit',
          ...SHARED,
          // Only for a busy machine: no test waits for time to pass.
          testTimeout: 20_000,
          setupFiles: [RESTORE_GLOBALS],
          include: [
            '{src/{domain,styles,service-worker},hosting,forms-gateway,scripts,redirects}/**/*.test.{ts,tsx}',
            `${STOREFRONT}/**/*.test.ts`,
          ],
          exclude: ['**/*.{contract,dom,hosts}.test.ts'],
        },
      },
      {
        resolve,
        define: define(),
        test: {
          // Modules that keep something once they are loaded: settings, clients, a vendor's script.
          name: 'unit-isolated',
          environment: 'node',
          include: ['src/{config,gateways,gatsby}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.contract.test.ts'],
        },
      },
      {
        resolve,
        define: define(),
        test: {
          name: 'hosts',
          environment: 'node',
          include: ['hosting/checks/*.hosts.test.ts'],
          hookTimeout: 20_000,
        },
      },
      {
        esbuild: { jsx: 'automatic' },
        resolve,
        define: define(),
        test: {
          name: 'dom',
          environment: 'jsdom',
          // A context per file in one process: loading jsdom anew takes longer than most files.
          pool: 'vmForks',
          setupFiles: ['src/ui/testing/set-up-dom.ts'],
          include: [`${STOREFRONT}/**/*.test.tsx`, `${STOREFRONT}/**/*.dom.test.ts`],
          // Gatsby's runtime is written for a bundler.
          server: { deps: { inline: [/gatsby\/cache-dir/] } },
        },
      },
      {
        resolve,
        define: define(),
        test: {
          name: 'sandbox',
          ...SHARED,
          ...contract,
          include: ['{sandbox,seed,studio/checks,studio/model}/**/*.test.ts'],
        },
      },
      {
        esbuild: { jsx: 'automatic' },
        resolve,
        define: define(),
        test: {
          name: 'contract',
          globalSetup: 'src/gateways/testing/sandboxes.ts',
          environment: 'node',
          ...contract,
          include: ['{src,scripts,forms-gateway}/**/*.contract.test.ts'],
        },
      },
    ],
  },
});
