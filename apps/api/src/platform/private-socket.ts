import { once } from 'node:events'
import { chmod, rm } from 'node:fs/promises'
import { connect, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { newTemporaryFolder } from './temporary.ts'

/** Where a private server listens: a folder with a Unix socket in it, or a local address. */
export type PrivateAddress = { host: string; port?: number }

/** The shortest limit of the supported systems for a socket's path (macOS), less the terminating zero. */
const longestPath = 103

/**
 * Makes a server reachable for this user alone: a Unix socket of this name in a private folder; on Windows, which has none that
 * `pg` could use, a free port of the loopback interface.
 */
export async function listenPrivately(server: Server, socketName: string): Promise<PrivateAddress> {
  if (process.platform === 'win32') return listenOnPort(server)
  const host = await privateFolder(socketName)
  server.listen(path.join(host, socketName))
  await once(server, 'listening')
  return { host }
}

/** Connects to such a server. @throws Error when nobody is there any more */
export async function connectPrivately({ host, port }: PrivateAddress, socketName: string): Promise<Socket> {
  const socket = port === undefined ? connect(path.join(host, socketName)) : connect(port, host)
  await once(socket, 'connect')
  return socket
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

async function privateFolder(socketName: string): Promise<string> {
  const sample = path.join(tmpdir(), longestName, socketName)
  const parent = Buffer.byteLength(sample) <= longestPath ? tmpdir() : '/tmp'
  const folder = await newTemporaryFolder(parent)
  await chmod(folder, 0o700)
  return folder
}
