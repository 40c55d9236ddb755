import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** The first and only shape of backups so far. */
const format = 1

const manifest = z.object({
  format: z.literal(format),
  /** Of the product. */
  version: z.string(),
  madeAt: z.iso.datetime(),
  engine: z.enum(['embedded', 'postgresql']),
  /** The schema that the backup has: names of the migrations applied, in order. */
  migrations: z.array(z.string()),
  /** Rows of each table, by schema and name. */
  tables: z.record(z.string(), z.int()),
  /** SHA-256 in hex and bytes of everything else in the folder, by path with `/`. */
  files: z.record(z.string(), z.object({ bytes: z.int(), sha256: z.string() })),
})

/** What a backup holds, to be held against what is restored from it. */
export type Manifest = z.output<typeof manifest>

/** Rows by table, and the migrations applied. */
export type Contents = Pick<Manifest, 'tables' | 'migrations'>

/** Hash and size of files by path. */
export type Digests = Manifest['files']

/** Names of what stands in a backup beside its manifest. */
export const parts = { embedded: 'database', postgresql: 'database.dump', files: 'files' } as const

/** How many files of people a backup holds; those that the embedded database is made of are not theirs. */
export const countFiles = ({ files }: Manifest): number =>
  Object.keys(files).filter(path => path.startsWith(`${parts.files}/`)).length

const name = 'manifest.json'

export const writeManifest = (folder: string, content: Omit<Manifest, 'format'>): Promise<void> =>
  writeFile(join(folder, name), `${JSON.stringify({ format, ...content }, null, 2)}\n`)

/** @throws Error with a sentence when there is none, or it can't be read */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, name), 'utf8').catch(() => {
    throw new Error(`${folder} is not a backup, or not a whole one: it has no ${name}.`)
  })
  try {
    return manifest.parse(JSON.parse(text))
  } catch {
    throw new Error(`The ${name} of ${folder} is damaged, or of a newer Celebrio.`)
  }
}
