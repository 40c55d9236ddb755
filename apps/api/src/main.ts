import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { boot, type Running } from './boot.ts'
import { startControlServer } from './commands/control/control-server.ts'
import { fillDemo } from './demo/fill-demo.ts'
import { readSettings, type Settings } from './platform/settings.ts'
import { sweepTemporaryFolders } from './platform/temporary.ts'

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url))
const renderingFile = fileURLToPath(new URL('../../web/dist-rendering/render-page.js', import.meta.url))

function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

const say = (text: string) => process.stdout.write(`${text}\n`)

/** The demo world comes with the embedded database only, after the server answers. */
async function fill(settings: Settings, { app, server }: Running): Promise<void> {
  if (settings.databaseUrl || process.argv.includes('--empty')) return
  await fillDemo(app, { folder: settings.dataDir, say, isStopping: () => server.drain.begun })
}

function stopOnSignals(running: Running, started: AsyncDisposableStack): void {
  let stopping = false
  const stop = async (code: number) => {
    if (stopping) return
    stopping = true
    await started.disposeAsync().catch(fail)
    process.exit(code)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(0))
  running.onLoss(reason => {
    if (!stopping) process.stderr.write(`The embedded database has stopped: ${reason}\n`)
    void stop(1)
  })
}

async function main(): Promise<void> {
  const settings = readSettings(process.env)
  sweepTemporaryFolders()
  const running = await boot(settings, existsSync(webFolder) ? { webFolder, renderingFile } : {})
  const started = new AsyncDisposableStack()
  started.defer(() => running.stop())
  if (!settings.databaseUrl) started.defer(await startControlServer(running.app))
  stopOnSignals(running, started)
  await running.server.listen({ port: settings.port, host: settings.host })
  say(`Celebrio is at ${settings.publicUrl}`)
  await fill(settings, running).catch((error: unknown) => running.app.log.error({ err: error }, 'demo world'))
}

main().catch(fail)
