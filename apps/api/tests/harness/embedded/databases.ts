import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { connect } from '../../../src/platform/db/database.ts'
import type { OpenDatabase } from '../../../src/platform/db/open.ts'
import { templateFolder } from '../../../src/platform/db/template.ts'
import type { Reply, Request } from './messages.ts'

type Answer = { resolve: (reply: Reply) => void; reject: (error: Error) => void }

const program = fileURLToPath(new URL('database-process.ts', import.meta.url))
const waiting = new Map<number, Answer>()
let child: ChildProcess | undefined
let lastId = 0

/** One process for all files of a worker: a new one would compile PostgreSQL again for each. */
function databaseProcess(): ChildProcess {
  if (child?.connected) return child
  const started = fork(program, {
    execArgv: ['--stack-size=3900', '--disable-warning=ExperimentalWarning', '--disable-warning=DEP0111'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  started.on('message', (reply: Reply) => {
    waiting.get(reply.id)?.resolve(reply)
    waiting.delete(reply.id)
  })
  started.once('exit', () => {
    for (const { reject } of waiting.values()) reject(new Error('The process of the embedded databases ended.'))
    waiting.clear()
  })
  started.unref()
  started.channel?.unref()
  child = started
  return started
}

async function ask(request: { open: string; template: string } | { close: string }): Promise<Reply> {
  const process = databaseProcess()
  lastId += 1
  const id = lastId
  const { promise, ...answer } = Promise.withResolvers<Reply>()
  waiting.set(id, answer)
  process.channel?.ref()
  process.send({ id, ...request } satisfies Request)
  const reply = await promise.finally(() => {
    if (waiting.size === 0) process.channel?.unref()
  })
  if ('error' in reply) throw new Error(reply.error)
  return reply
}

/** A fresh embedded database in a folder of its own: a copy of the template. */
export async function openCopy(folder: string, options: Parameters<typeof connect>[1]): Promise<OpenDatabase> {
  const reply = await ask({ open: folder, template: await templateFolder() })
  if (!('address' in reply)) throw new Error('The embedded database has no address.')
  const database = connect({ ...reply.address, database: 'postgres', user: 'postgres', max: 1 }, options)
  return {
    ...database,
    async close() {
      await database.close()
      await ask({ close: folder })
    },
    onLoss: () => undefined,
  }
}
