// Everything that `npm run bench` does. `npm run bench feed` runs one: feed, social, events, start, idle or landing-size.
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

/** What each needs beforehand, so that it is not measured. */
const benches = {
  feed: async () => undefined,
  social: async () => undefined,
  events: async () => undefined,
  start: ensureProduct,
  idle: ensureProduct,
  'landing-size': async () => {
    await ensureProduct()
    const chromium = await ensureBrowser()
    if (chromium) process.env.CHROMIUM_PATH = chromium
  },
}

async function main() {
  await ensureInstalled()
  const wanted = process.argv.slice(2)
  const unknown = wanted.find(name => !Object.hasOwn(benches, name))
  if (unknown) throw new Error(`There is no benchmark "${unknown}": ${Object.keys(benches).join(', ')}.`)
  let failed = 0
  for (const [name, prepare] of Object.entries(benches)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    console.log(`\n── ${name} ──`)
    await prepare()
    if ((await run(findNode(), [`bench/${name}.ts`])) !== 0) failed++
  }
  return failed
}

try {
  process.exitCode = (await main()) === 0 ? 0 : 1
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
