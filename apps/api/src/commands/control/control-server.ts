import { randomUUID } from 'node:crypto'
import { createServer, type Socket } from 'node:net'
import { json } from 'node:stream/consumers'
import type { AppContext } from '../../platform/app-context.ts'
import { listenPrivately, removeSocket } from '../../platform/private-socket.ts'
import { commands } from '../registry.ts'
import {
  type CommandRequest,
  type CommandResponse,
  removeControlFile,
  socketName,
  writeControlFile,
} from './control-file.ts'

async function carryOut(app: AppContext, { name, args }: CommandRequest): Promise<CommandResponse> {
  const lines: string[] = []
  try {
    const command = commands.get(name)
    if (!command)
      throw new Error(`The product that runs here does not know "${name}". It may be another version: stop it before.`)
    await command.run(app, args, line => lines.push(line))
    return { lines }
  } catch (error) {
    return { lines, error: error instanceof Error ? error.message : String(error) }
  }
}

/**
 * Takes commands of the command line while the product runs: the embedded database has one process, and a command
 * of its own could not open it. For the user whose product it is alone; one command after the other.
 * @returns ends it, once what was taken is done
 */
export async function startControlServer(app: AppContext): Promise<() => Promise<void>> {
  const token = randomUUID()
  let last: Promise<unknown> = Promise.resolve()
  async function answer(socket: Socket): Promise<void> {
    // The response goes back on the connection that brought the request.
    const request = (await json(socket.iterator({ destroyOnReturn: false }))) as CommandRequest
    if (request.token !== token) return void socket.destroy()
    const response = last.then(() => carryOut(app, request))
    last = response
    socket.end(JSON.stringify(await response))
  }
  const server = createServer({ allowHalfOpen: true }, socket => {
    socket.on('error', () => socket.destroy())
    answer(socket).catch(() => socket.destroy())
  })
  const address = await listenPrivately(server, socketName)
  await writeControlFile(app.settings, { ...address, token })
  return async () => {
    await removeControlFile(app.settings)
    server.close()
    await last
    await removeSocket(address)
  }
}
