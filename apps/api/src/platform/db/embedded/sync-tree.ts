import { open, readdir } from 'node:fs/promises'
import path from 'node:path'

/** Enough to keep the four threads of Node's file pool busy without opening thousands of files at once. */
const width = 16

/** Flushes every file and directory below a folder, and the folder itself, to disk. */
export async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile()).map(entry => path.join(entry.parentPath, entry.name))
  const workers = Array.from({ length: width }, async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) await syncFile(file)
  })
  await Promise.all(workers)
  for (const entry of entries) {
    if (entry.isDirectory()) await syncDirectory(path.join(entry.parentPath, entry.name))
  }
  await syncDirectory(folder)
}

/** Flushes a directory's list of names, so that a rename in it survives power loss. Windows has no such call. */
export async function syncDirectory(folder: string): Promise<void> {
  if (process.platform !== 'win32') await syncFile(folder, 'r')
}

async function syncFile(file: string, flags = process.platform === 'win32' ? 'r+' : 'r'): Promise<void> {
  const handle = await open(file, flags)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
