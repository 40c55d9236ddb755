import { type ChildProcess, fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { connect } from '../../../src/platform/db/database.ts'
import type { OpenDatabase } from '../../../src/platform/db/open.ts'
import { templateFolder } from '../../../src/platform/db/template.ts'
import { type Beginnings, beginningsOf, resetDatabase } from '../reset-database.ts'
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

type Served = { folder: string; connection: pg.PoolConfig; beginnings: Beginnings }

/** The database of the file before, which is as it was before that file. */
let spare: Served | undefined

async function asClient<T>(connection: pg.PoolConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function openCopy(): Promise<Served> {
  const folder = await mkdtemp(join(tmpdir(), 'celebrio-test-database-'))
  const reply = await ask({ open: join(folder, 'database'), template: await templateFolder() })
  if (!('address' in reply)) throw new Error('The embedded database has no address.')
  const connection = { ...reply.address, database: 'postgres', user: 'postgres', max: 1 }
  return { folder, connection, beginnings: await asClient(connection, beginningsOf) }
}

async function giveBack(served: Served): Promise<void> {
  const { folder, connection, beginnings } = served
  if (!spare && (await asClient(connection, client => resetDatabase(client, beginnings)))) spare = served
  else {
    await ask({ close: join(folder, 'database') })
    await rm(folder, { recursive: true, force: true })
  }
}

/** A fresh embedded database: a copy of the template, or what the file before has used and given back. */
export async function openFresh(options: Parameters<typeof connect>[1]): Promise<OpenDatabase> {
  const served = spare ?? (await openCopy())
  spare = undefined
  const database = connect(served.connection, options)
  return {
    ...database,
    async close() {
      await database.close()
      await giveBack(served)
    },
    onLoss: () => undefined,
  }
}
