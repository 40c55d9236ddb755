import { once } from 'node:events'
import { chmod, rm } from 'node:fs/promises'
import type { Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { newTemporaryFolder } from './temporary.ts'

/** Where a private server listens: a folder with a Unix socket in it, or a local address. */
export type PrivateAddress = { host: string; port?: number }

/** The name of the socket in its folder, which is the one that `pg` looks for in a folder given as host. */
const socketName = '.s.PGSQL.5432'

/** The shortest limit of the supported systems for a socket's path (macOS), less the terminating zero. */
const longestPath = 103

/** The path of the Unix socket in a folder. */
export const socketIn = (folder: string): string => path.join(folder, socketName)

/**
 * Makes a server reachable for this user alone: a Unix socket in a private folder; on Windows, which has none that
 * `pg` could use, a free port of the loopback interface.
 */
export async function listenPrivately(server: Server): Promise<PrivateAddress> {
  if (process.platform === 'win32') return listenOnPort(server)
  const host = await privateFolder()
  server.listen(socketIn(host))
  await once(server, 'listening')
  return { host }
}

/** Removes what `listenPrivately` left on disk. */
export async function removeSocket({ host, port }: PrivateAddress): Promise<void> {
  if (port === undefined) await rm(host, { recursive: true, force: true })
}

async function listenOnPort(server: Server): Promise<PrivateAddress> {
  const host = '127.0.0.1'
  server.listen(0, host)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('A private server got no port.')
  return { host, port: address.port }
}

/** A name of `newTemporaryFolder` for the largest process id. */
const longestName = 'celebrio-000000-4194304-XXXXXX'

async function privateFolder(): Promise<string> {
  const sample = socketIn(path.join(tmpdir(), longestName))
  const parent = Buffer.byteLength(sample) <= longestPath ? tmpdir() : '/tmp'
  const folder = await newTemporaryFolder(parent)
  await chmod(folder, 0o700)
  return folder
}
