import { defineConfig } from 'vitest/config';

/**
 * Unit, property, scenario and server tests. The browser has its own, vitest.browser.config.ts, and so have proxies,
 * vitest.proxies.config.ts.
 */
export default defineConfig({
  test: {
    include: ['test/**/*.test.ts', 'test/**/*.test.tsx'],
    exclude: ['test/browser/**', 'test/proxies/**', 'node_modules/**'],
    globalSetup: ['test/support/postgres-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: 'forks',
    maxWorkers: 2,
  },
});
