import { defineConfig } from 'vitest/config';

/**
 * Tests that drive the built screens in Chromium through playwright-core. Its path is in REGLAMENT_CHROMIUM, which
 * `npm run test:browser` sets. Two files at a time: each starts a server and a browser of its own.
 */
export default defineConfig({
  test: {
    include: ['test/browser/**/*.test.ts'],
    globalSetup: ['test/support-browser/build.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    pool: 'forks',
    maxWorkers: 2,
  },
});
