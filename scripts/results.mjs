import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './runtime.mjs'

/**
 * @typedef {{ passed: number, failures: string[], times: { name: string, seconds: number }[] }} Results
 * Number of passed tests, names of the failures, and the duration of each test.
 */

/** The name of a failed test with the first lines of its error, so that the end of a log shows the cause. */
const told = (name, message = '') =>
  [name, ...stripVTControlCharacters(message).split('\n').filter(Boolean).slice(0, 30)].join('\n    ')

const readReport = path => JSON.parse(readFileSync(path, 'utf8'))
const withoutReport = name => ({ passed: 0, failures: [`${name} ended before it could report`], times: [] })

/** A run with a bad exit code but without failed tests is a failure too. */
const orWhole = (failures, code, name) =>
  failures.length === 0 && code !== 0 ? [`${name} ended with ${code}`] : failures

/**
 * Results of a vitest JSON report.
 * @returns {Results}
 */
export function vitestResults(path, code) {
  if (!existsSync(path)) return withoutReport('vitest')
  const { numPassedTests: passed, testResults } = readReport(path)
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults
      .filter(test => test.status === 'failed')
      .map(test => told(`${name} › ${test.fullName}`, test.failureMessages?.[0]))
    return status === 'failed' && tests.length === 0 ? [told(`${name} as a whole`, message)] : tests
  })
  const times = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(test => ({
      name: `${relative(root, name)} › ${test.fullName}`,
      seconds: (test.duration ?? 0) / 1000,
    })),
  )
  return { passed, failures: orWhole(failures, code, 'vitest'), times }
}

/** All tests of a Playwright suite and its nested suites, each with its path. */
function journeysOf(suite) {
  const own = (suite.specs ?? []).flatMap(spec =>
    spec.tests.map(test => ({ ...test, name: `${spec.file}:${spec.line} › ${spec.title} (${test.projectName})` })),
  )
  return [...own, ...(suite.suites ?? []).flatMap(journeysOf)]
}

/** What the people of a failed journey saw last (`e2e/fixtures/last-seen.ts`). */
const lastSeen = attachments =>
  attachments
    .filter(({ name, body }) => name.startsWith('last seen') && body)
    .map(({ name, body }) => `${name}:\n${Buffer.from(body, 'base64')}`)

/**
 * Results of a Playwright JSON report. Flaky counts as failed: a test that needs a retry is broken.
 * @returns {Results}
 */
export function playwrightResults(path, code) {
  if (!existsSync(path)) return withoutReport('Playwright')
  const { stats, suites } = readReport(path)
  const journeys = suites.flatMap(journeysOf)
  const failures = journeys
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ name, results }) => {
      const { errors = [], attachments = [] } = results.at(-1) ?? {}
      return [told(name, errors.map(({ message }) => message).join('\n')), ...lastSeen(attachments)].join('\n')
    })
  const times = journeys.flatMap(({ name, results }) =>
    results.map(({ duration }) => ({ name, seconds: duration / 1000 })),
  )
  return { passed: stats.expected, failures: orWhole(failures, code, 'Playwright'), times }
}

/** @type {Results} */
export const nothing = { passed: 0, failures: [], times: [] }

/** @returns {Results} */
export const add = (a, b) => ({
  passed: a.passed + b.passed,
  failures: [...a.failures, ...b.failures],
  times: [...a.times, ...b.times],
})

/** The slowest tests, slowest first, one per line. */
export const slowest = ({ times }, count = 10) =>
  times
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`)
