import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makePrivateFolder } from '../../platform/private-folder.ts'
import type { PrivateAddress } from '../../platform/private-socket.ts'
import type { Settings } from '../../platform/settings.ts'

/** The name of the control socket in its folder. */
export const socketName = 'control.sock'

/** Where a running product takes commands, and the token without which it takes none. */
export type ControlAddress = PrivateAddress & { token: string }

/** What is sent to it, as JSON, up to the end. */
export type CommandRequest = { token: string; name: string; args: string[] }

/** What it answers, as JSON, up to the end: the lines to print, and what is wrong. */
export type CommandResponse = { lines: string[]; error?: string }

const pathOf = (settings: Settings) => join(settings.dataDir, 'control.json')

/** Only who may read the data may read where the product that runs on it takes commands. */
export async function writeControlFile(settings: Settings, address: ControlAddress): Promise<void> {
  const path = pathOf(settings)
  await makePrivateFolder(dirname(path))
  await writeFile(`${path}.part`, JSON.stringify(address), { mode: 0o600 })
  await rename(`${path}.part`, path)
}

export const removeControlFile = (settings: Settings): Promise<void> => rm(pathOf(settings), { force: true })

/** What was written last, by a product that may have ended since; null when there is none. */
export async function readControlFile(settings: Settings): Promise<ControlAddress | null> {
  const text = await readFile(pathOf(settings), 'utf8').catch(() => null)
  return text === null ? null : (JSON.parse(text) as ControlAddress)
}
