import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type PrivateAddress, removeSocket } from '../../private-socket.ts'
import type { ChildOptions, FromChild, ToChild } from './messages.ts'

/**
 * A running embedded database. Host, port, database and user go to `pg.Pool` as they are, with `max: 1`: it serves
 * one connection at a time, and a second one waits until the first has gone.
 */
export type Embedded = PrivateAddress & {
  database: string
  user: string
  /** Finishes the running statement, writes everything out and ends the process. */
  stop: () => Promise<void>
  /** Called when the process ends without having been stopped. The caller cannot go on without the database. */
  onExit: (listener: (reason: string) => void) => void
}

/** How long a stop may take before the process is killed; its log on disk makes that safe. */
const stopPatience = 15_000

const program = fileURLToPath(new URL('embedded-process.ts', import.meta.url))

/**
 * Starts PostgreSQL (PGlite) on a data folder, in a process of its own. A folder that does not exist is copied from
 * `template` (a PostgreSQL data folder, see make-template.ts) or initialised.
 *
 * @throws Error whose message is a sentence for the person at the terminal, when another process has the folder
 */
export async function startEmbedded(options: { folder: string; template?: string }): Promise<Embedded> {
  const child = forkChild({ ...options, folder: path.resolve(options.folder) })
  const listeners: ((reason: string) => void)[] = []
  let stopping = false
  let reason: string | undefined
  const ready = Promise.withResolvers<PrivateAddress>()
  child.on('message', (message: FromChild) => {
    if (message.kind === 'ready') ready.resolve(message.address)
    else reason = message.reason
  })
  child.once('exit', (code, signal) => {
    reason ??= `The embedded database stopped (${signal ?? `exit code ${code}`}).`
    ready.reject(new Error(reason))
    if (!stopping) for (const listener of listeners) listener(reason)
  })
  const address = await ready.promise
  child.once('exit', () => void removeSocket(address))
  return {
    ...address,
    database: 'postgres',
    user: 'postgres',
    stop() {
      stopping = true
      return stopChild(child)
    },
    onExit: listener => void (reason === undefined ? listeners.push(listener) : listener(reason)),
  }
}

/** Room for PostgreSQL's recursion in V8's stack (kB). Windows gives the main thread too little to raise it. */
const stackSize = process.platform === 'win32' ? [] : ['--stack-size=3900']

/** PGlite uses process.binding and the lock uses node:sqlite; their warnings are of no use in the terminal. */
const quiet = ['--disable-warning=ExperimentalWarning', '--disable-warning=DEP0111']

function forkChild(options: ChildOptions): ChildProcess {
  return fork(program, [JSON.stringify(options)], {
    execArgv: [...stackSize, ...quiet],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  const message: ToChild = 'stop'
  child.send(message, () => {})
  const timer = setTimeout(() => child.kill('SIGKILL'), stopPatience)
  await exited
  clearTimeout(timer)
}
