// Everything that `npm run build` does: builds the web client, for machines that run the API themselves.
import { ensureWeb } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { signalAll } from './run.mjs'

for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => signalAll(signal))

try {
  await ensureInstalled()
  await ensureWeb()
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
