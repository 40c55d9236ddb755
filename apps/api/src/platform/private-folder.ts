import { mkdir } from 'node:fs/promises'

/** Makes a folder, and those above it that are missing, for the user of this process alone: what people keep private is in it. */
export async function makePrivateFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 })
}
