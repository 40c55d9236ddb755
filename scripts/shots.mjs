// Everything that `npm run shots` does: takes screenshots of every route as several people, one contact sheet each, under shots/.
import { ensureBrowser } from './browser.mjs'
import { ensureTemplate, ensureWeb } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { run, signalAll } from './run.mjs'
import { findNode } from './runtime.mjs'

for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => signalAll(signal))

try {
  await ensureInstalled()
  await ensureWeb()
  await ensureTemplate()
  const chromium = await ensureBrowser()
  const env = { ...process.env, ...(chromium && { CHROMIUM_PATH: chromium }) }
  process.exitCode = await run(findNode(), ['e2e/shots/main.ts', ...process.argv.slice(2)], { env })
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
