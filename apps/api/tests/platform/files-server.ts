import { createHmac, timingSafeEqual } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import type { Signer } from '../../src/platform/db/secrets.ts'
import { createFileStore } from '../../src/platform/files/create-file-store.ts'
import { registerFileRoutes } from '../../src/platform/files/file-routes.ts'
import { registerNotFound } from '../../src/platform/http/not-found.ts'
import { buildServer } from '../../src/platform/http/server.ts'
import { readSettings } from '../../src/platform/settings.ts'

const sign = (...parts: string[]) =>
  createHmac('sha256', 'a secret of the test').update(JSON.stringify(parts)).digest('hex')

const signer: Signer = {
  sign,
  verify(signature, ...parts) {
    const [given, expected] = [Buffer.from(signature), Buffer.from(sign(...parts))]
    return given.length === expected.length && timingSafeEqual(given, expected)
  },
}

const publicUrl = 'http://celebrio.test'

/** A listening server with the file routes, with its own folder, store and clock. */
export async function startFiles(extra: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'files-test-'))
  const settings = readSettings({ DATA_DIR: folder, LOG_LEVEL: 'silent', PUBLIC_URL: publicUrl, ...extra })
  const time = { now: new Date() }
  const clock = { now: () => time.now }
  const files = createFileStore(settings, signer, clock)
  const server = await buildServer(settings, pino({ level: 'silent' }))
  await registerFileRoutes(server, { settings, signer, clock, files })
  await registerNotFound(server)
  const origin = await server.listen({ port: 0, host: '127.0.0.1' })
  return {
    files,
    time,
    folder: join(folder, 'files'),
    /** Maps an address of the store to this server. */
    here: (url: string) => url.replace(publicUrl, origin),
    async stop() {
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Names of all files below a folder, to check that nothing is left. */
export const namesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter(one => one.isFile())
        .map(one => one.name)
    : []
