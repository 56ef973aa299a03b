import { defineConfig } from 'vitest/config';

export default defineConfig({
  css: { modules: { generateScopedName: '[name]-[local]' } },
  test: {
    // As many files at once as there are processors; Vitest by itself leaves one of them free.
    maxWorkers: '100%',
    tags: [{ name: 'endurance', description: 'long, and left to npm run test:endurance' }],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // No test changes what another reads (no mocks, no clock, no environment), so what is imported once serves all.
          isolate: false,
          // However busy the machine is; five seconds, the usual limit, is a matter of load.
          testTimeout: 60_000,
          include: ['app/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'ops/test/*.test.ts'],
          exclude: ['**/*.db.test.ts', '**/node_modules/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          // What is imported once serves all, as in the unit tests; each suite opens a database of its own.
          isolate: false,
          include: ['app/**/*.db.test.ts'],
          globalSetup: ['app/platform/database/testing-cluster.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['e2e/**/*.e2e.ts'],
          globalSetup: ['e2e/harness/data-folder.ts', 'e2e/harness/shared.ts'],
          setupFiles: ['e2e/harness/each-test.ts'],
          testTimeout: 240_000,
          hookTimeout: 240_000,
          // A state is waited for, however busy the machine is; a second, the usual patience, is a matter of load.
          expect: { poll: { timeout: 60_000 } },
        },
      },
      {
        extends: true,
        test: {
          name: 'ops',
          include: ['ops/test/**/*.ops.ts'],
          testTimeout: 240_000,
          hookTimeout: 240_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
});
