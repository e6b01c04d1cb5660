import { defineConfig } from 'vitest/config';

/**
 * Tests that run nginx and Caddy before several servers. `npm run guarantees -- proxies` makes sure of both programs; npm test does
 * not run them, because it would have to install two servers on the machine.
 */
export default defineConfig({
  test: {
    include: ['test/proxies/**/*.test.ts'],
    globalSetup: ['test/support/postgres-setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    pool: 'forks',
    maxWorkers: 2,
  },
});
