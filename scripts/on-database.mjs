import { ensureTemplate } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { run, signalAll } from './run.mjs'
import { findNode } from './runtime.mjs'

/** Runs a program of the API on its database, with what was typed after the command; the process exits as it does. */
export async function onDatabase(program) {
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => signalAll(signal))
  try {
    await ensureInstalled()
    if (!process.env.DATABASE_URL) await ensureTemplate()
    process.exitCode = await run(findNode(), [program, ...process.argv.slice(2)])
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}
