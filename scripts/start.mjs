// Everything that `npm start` does: install what is missing, build what is stale, start the product.
import { ensureTemplate, ensureWeb } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { run, signalAll } from './run.mjs'
import { findNode } from './runtime.mjs'

for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => signalAll(signal))

try {
  await ensureInstalled()
  await ensureWeb()
  if (!process.env.DATABASE_URL) await ensureTemplate()
  const env = { LOG_LEVEL: 'warn', ...process.env }
  process.exitCode = await run(findNode(), ['apps/api/src/main.ts', ...process.argv.slice(2)], { env })
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
