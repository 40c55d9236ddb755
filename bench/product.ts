import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Server, startServer } from './process.ts'

/** Starts an empty Celebrio as its own process, with a data folder that goes when it stops. */
export async function startProduct(env: Record<string, string>): Promise<Server> {
  const folder = await mkdtemp(join(tmpdir(), 'celebrio-bench-'))
  const server = await startServer([process.execPath, 'apps/api/src/main.ts', '--empty'], { ...env, DATA_DIR: folder })
  return {
    ...server,
    async stop() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
