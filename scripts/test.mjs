// Everything that `npm test` does. `npm test api` runs one part: checks, api, web, art or browser.
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { ensureTemplate, ensureWeb } from './build.mjs'
import { checks } from './checks.mjs'
import { ensureInstalled } from './install.mjs'
import { add, nothing, playwrightResults, slowest, vitestResults } from './results.mjs'
import { run, signalAll } from './run.mjs'
import { findNode, root } from './runtime.mjs'
import { makeScratch } from './scratch.mjs'

for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => signalAll(signal))

const scratch = makeScratch()
// Temporary folders of tests are created in it.
process.env.TMPDIR = scratch.folder
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
  const report = join(scratch.folder, `${folder.replaceAll('/', '-')}.json`)
  const args = [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    // Tests tell what happens, not how fast: on a busy machine each may take its time.
    '--testTimeout=30000',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  const code = await run(findNode(), args, { cwd: join(root, folder), ...options })
  return vitestResults(report, code)
}

/** Runs in parallel with the checks, so its output is printed in one piece. */
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
  const report = join(scratch.folder, 'browser.json')
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
 * Stages run one after the other, the parts of a stage in parallel. API tests and journeys use two cores each, and
 * some of them measure time, so they run alone.
 */
const stages = [[['checks'], ['art', 'web']], [['api']], [['browser']]]

async function runRow(names) {
  let results = nothing
  for (const name of names) results = add(results, await parts[name]())
  return results
}

async function main() {
  await ensureInstalled()
  const named = process.argv.slice(2)
  const unknown = named.find(name => !Object.hasOwn(parts, name))
  if (unknown) throw new Error(`There is no part "${unknown}": ${Object.keys(parts).join(', ')}.`)
  const wanted = name => named.length === 0 || named.includes(name)
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
  scratch.remove()
}
