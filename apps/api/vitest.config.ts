import { configDefaults, defineConfig } from 'vitest/config'
import { WholeProductFirst } from './tests/harness/whole-product-first.ts'

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    // These start processes with the embedded database, whichever one the other tests use.
    exclude: [...configDefaults.exclude, ...(process.env.DATABASE_URL ? ['tests/platform/embedded/**'] : [])],
    globalSetup: ['tests/harness/global-setup.ts'],
    sequence: { sequencer: WholeProductFirst },
    pool: 'forks',
    maxWorkers: 2,
    // A file's world is its own; the modules may be shared, and loading them anew took half of the time.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
