import { afterAll, onTestFinished } from 'vitest'

/**
 * Cleans up at the end of the test, or of the file where no test has begun: what is registered for the file within a test
 * never runs.
 */
export function atEnd(cleanUp: () => Promise<void> | void): void {
  try {
    onTestFinished(cleanUp)
  } catch {
    afterAll(cleanUp)
  }
}
