import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { type ServedFolder, serveFolder } from '../../../src/platform/db/embedded/serve-folder.ts'
import type { Reply, Request } from './messages.ts'

/** Entry point of a worker's database process: databases.ts forks it, nothing imports it. */
const served = new Map<string, ServedFolder>()

/** No test of these takes the power away: at each commit they would wait for the disk. */
const settings = { synchronous_commit: 'off' }

const fail = (reason: string): never => {
  process.stderr.write(`${reason}\n`)
  process.exit(1)
}

async function answer(request: Request): Promise<Reply> {
  const { id } = request
  if ('open' in request) {
    const folder = await serveFolder({ folder: request.open, template: request.template, settings }, fail)
    served.set(request.open, folder)
    return { id, address: folder.address }
  }
  await served.get(request.close)?.close()
  served.delete(request.close)
  return { id, closed: true }
}

async function reply(request: Request): Promise<void> {
  const said = await answer(request).catch((error: unknown): Reply => ({ id: request.id, error: String(error) }))
  process.send?.(said)
}

process.on('message', (request: Request) => void reply(request))
process.on('disconnect', () => {
  for (const folder of served.keys()) rmSync(dirname(folder), { recursive: true, force: true })
  process.exit(0)
})
