// Everything that `npm test` does. `npm test api` runs one part: checks, api, web, art or browser.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { ensureTemplate, ensureWeb } from './build.mjs'
import { checks } from './checks.mjs'
import { ensureInstalled } from './install.mjs'
import { add, nothing, playwrightResults, slowest, vitestResults } from './results.mjs'
import { run, signalAll } from './run.mjs'
import { findNode, root } from './runtime.mjs'

for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => signalAll(signal))

const reports = mkdtempSync(join(tmpdir(), 'celebrio-reports-'))
const heading = text => console.log(`\n── ${text} ──`)

async function runChecks() {
  heading('checks')
  let results = nothing
  for (const [name, args] of checks) {
    const code = await run(findNode(), args)
    console.log(`${code === 0 ? '✓' : '✗'} ${name}`)
    results = add(results, { ...nothing, ...(code === 0 ? { passed: 1 } : { failures: [name] }) })
  }
  return results
}

async function vitest(folder, options) {
  const report = join(reports, `${folder.replaceAll('/', '-')}.json`)
  const args = [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  const code = await run(findNode(), args, { cwd: join(root, folder), ...options })
  return vitestResults(report, code)
}

/** Runs beside the checks, so what it says comes in one piece. */
const aside = (name, folder) => async () => {
  const said = []
  const results = await vitest(folder, { hear: text => said.push(text) })
  heading(name)
  console.log(said.join(''))
  return results
}

async function runApi() {
  heading('api')
  return vitest('apps/api')
}

async function runBrowser() {
  heading('browser')
  await ensureWeb()
  await ensureTemplate()
  const chromium = await ensureBrowser()
  const report = join(reports, 'browser.json')
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...(chromium && { CHROMIUM_PATH: chromium }) }
  const args = [join(root, 'node_modules/@playwright/test/cli.js'), 'test', '--reporter=list,json']
  const code = await run(findNode(), args, { cwd: join(root, 'e2e'), env })
  return playwrightResults(report, code)
}

const parts = {
  checks: runChecks,
  art: aside('art', 'packages/art'),
  web: aside('web', 'apps/web'),
  api: runApi,
  browser: runBrowser,
}

/**
 * What runs after what; the rows of one stage run beside each other. API tests and journeys fill two cores each, and
 * some of them look at the clock: they are alone.
 */
const stages = [[['checks'], ['art', 'web']], [['api']], [['browser']]]

async function runRow(names) {
  let results = nothing
  for (const name of names) results = add(results, await parts[name]())
  return results
}

async function main() {
  await ensureInstalled()
  const asked = process.argv.slice(2)
  const unknown = asked.find(name => !Object.hasOwn(parts, name))
  if (unknown) throw new Error(`There is no part "${unknown}": ${Object.keys(parts).join(', ')}.`)
  const wanted = name => asked.length === 0 || asked.includes(name)
  let results = nothing
  for (const rows of stages) {
    const all = await Promise.all(rows.map(names => runRow(names.filter(wanted))))
    results = all.reduce(add, results)
  }
  return results
}

try {
  const results = await main()
  const { passed, failures } = results
  const slow = slowest(results)
  if (slow.length > 0) heading('slowest')
  for (const line of slow) console.log(line)
  console.log(failures.length > 0 ? '\n── failed ──' : '')
  for (const failure of failures) console.log(`✗ ${failure}`)
  console.log(`${passed} passed, ${failures.length} failed`)
  process.exitCode = failures.length === 0 ? 0 : 1
} catch (error) {
  signalAll('SIGTERM')
  console.error(error.message)
  process.exitCode = 1
} finally {
  rmSync(reports, { recursive: true, force: true })
}
