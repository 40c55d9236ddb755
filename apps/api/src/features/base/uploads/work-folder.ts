import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Gives a piece of work a path for its result, which is gone afterwards. */
export async function withWorkFile<T>(work: (path: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'celebrio-'))
  try {
    return await work(join(folder, 'result'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
