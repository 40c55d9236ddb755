import { type FolderLock, lockFolder } from './folder-lock.ts'
import type { ChildOptions, FromChild } from './messages.ts'
import { type ServedFolder, serveFolder } from './serve-folder.ts'

/** Entry point of the database process: start-embedded.ts forks it, nothing imports it. */
const started = start(JSON.parse(process.argv[2] ?? '') as ChildOptions)
started.then(
  ({ address }) => emit({ kind: 'ready', address }),
  (error: unknown) => fail(error instanceof Error ? error.message : String(error)),
)

// Ctrl-C and a closed terminal signal the whole process group; the parent decides when the database stops.
process.on('SIGINT', () => {})
process.on('SIGHUP', () => {})
process.on('SIGTERM', () => void stop())
process.on('message', () => void stop())
process.on('disconnect', () => void stop())

async function start(options: ChildOptions): Promise<ServedFolder & { lock: FolderLock }> {
  const lock = lockFolder(options.folder)
  return { ...(await serveFolder(options, fail)), lock }
}

async function stop(): Promise<void> {
  try {
    const { close, lock } = await started
    await close()
    lock.release()
    process.exit(0)
  } catch (error) {
    fail(`The embedded database did not close cleanly: ${String(error)}.`)
  }
}

/** Ends the process at once: the log on disk is intact, and going on could confirm writes that are lost. */
function fail(reason: string): never {
  emit({ kind: 'failed', reason })
  process.exit(1)
}

function emit(message: FromChild): void {
  if (process.connected) process.send?.(message)
}
