import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import limit from 'p-limit'
import type { Digests } from './manifest.ts'

/** How many files are read at a time. */
const width = 8

/** Paths of all files below a folder, with `/`, sorted; none where there is no folder. */
export async function filesBelow(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter(one => one.isFile())
    .map(one => relative(folder, join(one.parentPath, one.name)).split(sep).join('/'))
    .sort()
}

async function digestOf(path: string) {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return { bytes: (await stat(path)).size, sha256: hash.digest('hex') }
}

/** Hash and size of everything below a folder. */
export async function digestsOf(folder: string): Promise<Digests> {
  const paths = await filesBelow(folder)
  const digests = await limit(width).map(paths, async path => [path, await digestOf(join(folder, path))] as const)
  return Object.fromEntries(digests)
}

/** What is not as it should be, path by path, in sentences. Files that nobody expects don't matter. */
export function differences(expected: Digests, found: Digests): string[] {
  return Object.entries(expected).flatMap(([path, { sha256 }]) => {
    if (!found[path]) return [`${path} is missing.`]
    return found[path].sha256 === sha256 ? [] : [`${path} is damaged.`]
  })
}
