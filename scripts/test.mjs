// Everything that `npm test` does. `npm test api` runs one part: checks, api, web, art or browser.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { ensureTemplate, ensureWeb } from './build.mjs'
import { checks } from './checks.mjs'
import { ensureInstalled } from './install.mjs'
import { add, playwrightResults, vitestResults } from './results.mjs'
import { run, signalAll } from './run.mjs'
import { findNode, root } from './runtime.mjs'

for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => signalAll(signal))

const reports = mkdtempSync(join(tmpdir(), 'celebrio-reports-'))
const heading = text => console.log(`\n── ${text} ──`)

/** @type {import('./results.mjs').Results} */
const nothing = { passed: 0, failures: [] }

async function runChecks() {
  let results = nothing
  for (const [name, args] of checks) {
    const code = await run(findNode(), args)
    console.log(`${code === 0 ? '✓' : '✗'} ${name}`)
    results = add(results, code === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [name] })
  }
  return results
}

const vitest = folder => async () => {
  const report = join(reports, `${folder.replaceAll('/', '-')}.json`)
  const args = [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  const code = await run(findNode(), args, { cwd: join(root, folder) })
  return vitestResults(report, code)
}

async function runBrowser() {
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
  art: vitest('packages/art'),
  web: vitest('apps/web'),
  api: vitest('apps/api'),
  browser: runBrowser,
}

async function main() {
  await ensureInstalled()
  const wanted = process.argv.slice(2)
  const unknown = wanted.find(name => !Object.hasOwn(parts, name))
  if (unknown) throw new Error(`There is no part "${unknown}": ${Object.keys(parts).join(', ')}.`)
  let results = nothing
  for (const [name, part] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    heading(name)
    results = add(results, await part())
  }
  return results
}

try {
  const { passed, failures } = await main()
  console.log(failures.length > 0 ? '\n── failed ──' : '')
  for (const failure of failures) console.log(`✗ ${failure}`)
  console.log(`${passed} passed, ${failures.length} failed`)
  process.exitCode = failures.length === 0 ? 0 : 1
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
} finally {
  rmSync(reports, { recursive: true, force: true })
}
