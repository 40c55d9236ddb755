import { existsSync, readFileSync } from 'node:fs'

const none = { passed: 0, failed: 0 }

/** Counts of a vitest JSON report; a run that ended before it could report counts as one failure. */
export function vitestResults(path, code) {
  if (!existsSync(path)) return { passed: 0, failed: 1 }
  const {
    numPassedTests: passed,
    numFailedTests,
    numFailedTestSuites,
    success,
  } = JSON.parse(readFileSync(path, 'utf8'))
  const failed = numFailedTests || (success && code === 0 ? 0 : Math.max(1, numFailedTestSuites))
  return { passed, failed }
}

/** Counts of a Playwright JSON report. Flaky is failed: a test that needs a second try is broken. */
export function playwrightResults(path, code) {
  if (!existsSync(path)) return { passed: 0, failed: 1 }
  const { stats } = JSON.parse(readFileSync(path, 'utf8'))
  const failed = stats.unexpected + stats.flaky
  return { passed: stats.expected, failed: failed || (code === 0 ? 0 : 1) }
}

export const add = (a, b = none) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed })
