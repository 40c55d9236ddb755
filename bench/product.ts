import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Server, startServer } from './process.ts'

/** Starts Celebrio in its own process, empty unless other options say so, with a data folder that is deleted when it stops. */
export async function startProduct(env: Record<string, string>, options = ['--empty'], port?: number): Promise<Server> {
  const folder = await mkdtemp(join(tmpdir(), 'celebrio-bench-'))
  const server = await startServer(
    [process.execPath, 'apps/api/src/main.ts', ...options],
    { ...env, DATA_DIR: folder },
    { port },
  )
  return {
    ...server,
    async stop() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
