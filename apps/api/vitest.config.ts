import { configDefaults, defineConfig } from 'vitest/config'
import { WholeProductFirst } from './tests/harness/whole-product-first.ts'

/** What there is with the embedded database only: its processes, and the demo world. */
const onlyEmbedded = ['tests/platform/embedded/**', 'tests/demo.test.ts']

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(process.env.DATABASE_URL ? onlyEmbedded : [])],
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
