// Everything that `npm run bench` does. `npm run bench feed` runs one: feed, social, people-search, events, market, deals, ledger, chat,
// writes, redis-pubsub, start, idle, landing-size or guest-pages.
// What begins with `--` is for the benchmark: `npm run bench feed -- --ten-million`.
import { ensureBrowser } from './browser.mjs'
import { ensureTemplate, ensureWeb } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { run, signalAll } from './run.mjs'
import { findNode } from './runtime.mjs'

for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => signalAll(signal))

async function ensureProduct() {
  await ensureWeb()
  await ensureTemplate()
}

async function ensureProductAndBrowser() {
  await ensureProduct()
  const chromium = await ensureBrowser()
  if (chromium) process.env.CHROMIUM_PATH = chromium
}

/** Preparation of each benchmark, done beforehand so that it is not measured. */
const benches = {
  feed: async () => undefined,
  social: async () => undefined,
  'people-search': async () => undefined,
  events: async () => undefined,
  market: async () => undefined,
  deals: async () => undefined,
  ledger: async () => undefined,
  chat: async () => undefined,
  writes: async () => undefined,
  'redis-pubsub': async () => undefined,
  start: ensureProduct,
  idle: ensureProduct,
  'landing-size': ensureProductAndBrowser,
  'guest-pages': ensureProductAndBrowser,
}

async function main() {
  await ensureInstalled()
  const given = process.argv.slice(2)
  const wanted = given.filter(one => !one.startsWith('--'))
  const options = given.filter(one => one.startsWith('--'))
  const unknown = wanted.find(name => !Object.hasOwn(benches, name))
  if (unknown) throw new Error(`There is no benchmark "${unknown}": ${Object.keys(benches).join(', ')}.`)
  let failed = 0
  for (const [name, prepare] of Object.entries(benches)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    console.log(`\n── ${name} ──`)
    await prepare()
    if ((await run(findNode(), [`bench/${name}.ts`, ...options])) !== 0) failed++
  }
  return failed
}

try {
  process.exitCode = (await main()) === 0 ? 0 : 1
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
