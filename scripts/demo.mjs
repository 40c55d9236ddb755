// Everything that `npm run demo` does: fills an empty Celebrio with the demo world, and stops.
import { ensureTemplate } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { run, signalAll } from './run.mjs'
import { findNode } from './runtime.mjs'

for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => signalAll(signal))

try {
  await ensureInstalled()
  if (!process.env.DATABASE_URL) await ensureTemplate()
  process.exitCode = await run(findNode(), ['apps/api/src/demo/main.ts'])
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
