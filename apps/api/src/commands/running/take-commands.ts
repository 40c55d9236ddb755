import { randomUUID } from 'node:crypto'
import { createServer, type Socket } from 'node:net'
import { json } from 'node:stream/consumers'
import type { AppContext } from '../../platform/app-context.ts'
import { listenPrivately, removeSocket } from '../../platform/private-socket.ts'
import type { Command } from '../command.ts'
import { backUpRunning } from '../on-product/back-up.ts'
import { commands } from '../on-product/commands.ts'
import { type Answered, type Asked, announce, withdraw } from './entrance.ts'

const known = new Map<string, Command>(Object.entries({ ...commands, backup: backUpRunning }))

async function carryOut(app: AppContext, { name, words }: Asked): Promise<Answered> {
  const lines: string[] = []
  try {
    const command = known.get(name)
    if (!command)
      throw new Error(`The product that runs here does not know "${name}". It may be another version: stop it before.`)
    await command(app, words, line => lines.push(line))
    return { lines }
  } catch (error) {
    return { lines, error: error instanceof Error ? error.message : String(error) }
  }
}

/** @param underWay what is carried out now */
async function answer(app: AppContext, key: string, underWay: Set<Promise<Answered>>, socket: Socket): Promise<void> {
  // The answer goes back on the connection that brought the question.
  const asked = (await json(socket.iterator({ destroyOnReturn: false }))) as Asked
  if (asked.key !== key) return void socket.destroy()
  const carriedOut = carryOut(app, asked)
  underWay.add(carriedOut)
  socket.end(JSON.stringify(await carriedOut))
  underWay.delete(carriedOut)
}

/**
 * Takes commands of the command line while the product runs: the embedded database has one process, and a command
 * of its own could not open it. For the user whose product it is alone.
 * @returns ends it, once what is under way is done
 */
export async function takeCommands(app: AppContext): Promise<() => Promise<void>> {
  const key = randomUUID()
  const underWay = new Set<Promise<Answered>>()
  const server = createServer({ allowHalfOpen: true }, socket => {
    socket.on('error', () => socket.destroy())
    answer(app, key, underWay, socket).catch(() => socket.destroy())
  })
  const address = await listenPrivately(server)
  await announce(app.settings, { ...address, key })
  return async () => {
    await withdraw(app.settings)
    server.close()
    await Promise.all(underWay)
    await removeSocket(address)
  }
}
