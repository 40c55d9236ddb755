import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PrivateAddress } from '../../platform/private-socket.ts'
import type { Settings } from '../../platform/settings.ts'

/** Where a running product takes commands, and the key without which it takes none. */
export type Entrance = PrivateAddress & { key: string }

/** What is asked of it, as JSON, up to the end of what is sent. */
export type Asked = { key: string; name: string; words: string[] }

/** What it answers, as JSON, up to the end. */
export type Answered = { lines: string[]; error?: string }

const fileOf = (settings: Settings) => join(settings.dataDir, 'commands.json')

/** Tells commands of this user where the product takes them. Only who may read its data may read that. */
export async function announce(settings: Settings, entrance: Entrance): Promise<void> {
  const file = fileOf(settings)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(`${file}.part`, JSON.stringify(entrance), { mode: 0o600 })
  await rename(`${file}.part`, file)
}

export const withdraw = (settings: Settings): Promise<void> => rm(fileOf(settings), { force: true })

/** What was announced last, by a product that may have ended since; null when nothing was. */
export async function announced(settings: Settings): Promise<Entrance | null> {
  const text = await readFile(fileOf(settings), 'utf8').catch(() => null)
  return text === null ? null : (JSON.parse(text) as Entrance)
}
