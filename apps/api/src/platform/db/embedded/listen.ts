import { once } from 'node:events'
import { chmod, rm } from 'node:fs/promises'
import type { Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { newTemporaryFolder } from '../../temporary.ts'
import type { Address } from './messages.ts'

/** The name `pg` looks for in a folder given as host. */
const socketName = '.s.PGSQL.5432'

/** The shortest limit of the supported systems for a socket's path (macOS), less the terminating zero. */
const longestPath = 103

/**
 * Makes the server reachable for this user alone: a Unix socket in a private folder; on Windows, which has none that
 * `pg` could use, a free port of the loopback interface.
 */
export async function listen(server: Server): Promise<Address> {
  if (process.platform === 'win32') return listenOnPort(server)
  const host = await privateFolder()
  server.listen(path.join(host, socketName))
  await once(server, 'listening')
  return { host }
}

/** Removes what `listen` left on disk. */
export async function removeSocket({ host, port }: Address): Promise<void> {
  if (port === undefined) await rm(host, { recursive: true, force: true })
}

async function listenOnPort(server: Server): Promise<Address> {
  const host = '127.0.0.1'
  server.listen(0, host)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The embedded database got no port.')
  return { host, port: address.port }
}

/** A name of `newTemporaryFolder` for the largest process id. */
const longestName = 'celebrio-000000-4194304-XXXXXX'

async function privateFolder(): Promise<string> {
  const sample = path.join(tmpdir(), longestName, socketName)
  const parent = Buffer.byteLength(sample) <= longestPath ? tmpdir() : '/tmp'
  const folder = await newTemporaryFolder(parent)
  await chmod(folder, 0o700)
  return folder
}
