import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    restoreMocks: true,
    projects: [
      {
        esbuild: { jsx: 'automatic' },
        test: {
          name: 'unit',
          environment: 'jsdom',
          include: ['{src,host,scripts,redirects}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.contract.test.ts'],
        },
      },
      {
        test: {
          name: 'contract',
          environment: 'node',
          include: ['sandbox/**/*.test.ts', 'src/**/*.contract.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
