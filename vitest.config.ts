import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    restoreMocks: true,
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            '{src/{config,domain,gateways,gatsby,service-worker},hosting,scripts,redirects}/**/*.test.ts',
          ],
          exclude: ['**/*.contract.test.ts', '**/*.hosts.test.ts'],
        },
      },
      {
        test: {
          name: 'hosts',
          environment: 'node',
          include: ['hosting/checks/*.hosts.test.ts'],
          hookTimeout: 20_000,
        },
      },
      {
        esbuild: { jsx: 'automatic' },
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['src/{ui,features,page-data,seo,runtime,shell,templates}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.contract.test.ts'],
          // The generator's runtime is written for a bundler.
          server: { deps: { inline: [/gatsby\/cache-dir/] } },
        },
      },
      {
        test: {
          name: 'contract',
          environment: 'node',
          include: ['{sandbox,seed}/**/*.test.ts', 'src/**/*.contract.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
