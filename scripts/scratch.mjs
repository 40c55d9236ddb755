import { accessSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Linux's in-memory file system: copying, syncing and deleting test databases needs no disk access there. */
const memory = '/dev/shm'
const enough = 2 * 1024 ** 3

function inMemory() {
  try {
    accessSync(memory, constants.W_OK)
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= enough
  } catch {
    return false
  }
}

/** Creates a temporary folder for a run, in memory if there is room; `remove` deletes it. */
export function makeScratch() {
  const folder = mkdtempSync(join(inMemory() ? memory : tmpdir(), 'celebrio-run-'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
