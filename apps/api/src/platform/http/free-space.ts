import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dataFolder, type Settings } from '../settings.ts'

/** Bytes that must be free where files are written. Below that a process gets no new work before it fails at it. */
const minFree = 50_000_000

async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch {
    // It is made when the first file comes; the folder around it is asked as well.
    return Infinity
  }
}

/** Bytes that are free where this process writes, temporary files and its own data: the least of them. */
export async function freeSpace(settings: Settings): Promise<number> {
  const folders = [tmpdir(), settings.dataDir, dataFolder(settings, 'files'), dataFolder(settings, 'outbox')]
  const free = await Promise.all(folders.map(freeBytes))
  return Math.min(...free)
}

/** Whether there is room for what this process writes. */
export const hasRoom = async (settings: Settings): Promise<boolean> => (await freeSpace(settings)) >= minFree
