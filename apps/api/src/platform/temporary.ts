import { createHash } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'

/** Containers may share a folder for temporary files but not their process ids. Short, since a socket's path must be. */
const machine = createHash('sha256').update(hostname()).digest('hex').slice(0, 6)
const prefix = `celebrio-${machine}-`
const pattern = new RegExp(`^${prefix}(\\d+)-`)

/** A folder for temporary files, named after this process so that what it leaves is known to be nobody's. */
export const newTemporaryFolder = (parent = tmpdir()): Promise<string> =>
  mkdtemp(join(parent, `${prefix}${process.pid}-`))

/** Gives a piece of work a path for its result, which is gone afterwards. */
export async function withWorkFile<T>(work: (path: string) => Promise<T>): Promise<T> {
  const folder = await newTemporaryFolder()
  try {
    return await work(join(folder, 'result'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

// Sockets whose path would be too long lie in /tmp (see private-socket.ts).
const usualParents = () => new Set([tmpdir(), '/tmp'])

function removeWhere(isNobodys: (pid: number) => boolean, parents: Iterable<string> = usualParents()): void {
  for (const parent of parents) {
    for (const name of namesIn(parent)) {
      const pid = pattern.exec(name)?.[1]
      if (pid && isNobodys(Number(pid))) rmSync(join(parent, name), { recursive: true, force: true })
    }
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/**
 * Removes what processes of this machine left that did not end by themselves, and at the end of this one what it still
 * has. Called once, before anything temporary is made: a folder of this process id is that of an earlier process then.
 */
export function sweepTemporaryFolders(): void {
  removeWhere(pid => pid === process.pid || !isRunning(pid))
  process.once('exit', () => removeWhere(pid => pid === process.pid))
}

/** Removes what processes that have ended left in another parent than the usual ones. */
export const sweepTemporaryFoldersIn = (parent: string): void => removeWhere(pid => !isRunning(pid), [parent])
