import type { Attachment } from './attachments.ts'
import { draftFileStore } from './draft-file-store.ts'
import type { Tray } from './tray.ts'

/** How many bytes of files one draft keeps; of more the browser asks before they are lost. */
const mostKept = 50_000_000

const isNeeded = ({ file, media }: Attachment) => file !== null && media === null

/**
 * Keeps the files of a tray in this browser until they are uploaded or taken out, and restores those that it had.
 * @param stored keys of the files that the draft had
 */
export function draftFilesOf(purpose: string, tray: Tray, stored: readonly string[]) {
  const copies = draftFileStore(purpose)
  /** The keys of those that lie here, or are about to. */
  const held = new Set(stored)
  let restoring = stored

  const keep = async (key: string, file: File) => {
    held.add(key)
    await copies.keep({ key, file })
    // It may have been uploaded, or taken out, meanwhile.
    if (held.has(key)) tray.change(key, { isKept: true })
    else await copies.drop(key)
  }
  const restore = async () => {
    for (const { key, file } of await copies.read()) {
      if (!held.has(key)) await copies.drop(key)
      if (!restoring.includes(key)) continue
      restoring = restoring.filter(one => one !== key)
      tray.restore(key, file)
    }
    restoring = []
  }
  void restore()

  return {
    /** The keys of those that survive a reload. */
    read: (): string[] => {
      const kept = tray.read().filter(one => one.isKept && isNeeded(one))
      return [...restoring, ...kept.map(({ key }) => key)]
    },
    /** Keeps what has come, and drops what is uploaded, or is there no longer. */
    follow: () => {
      const needed = tray.read().filter(isNeeded)
      const gone = [...held].filter(key => !restoring.includes(key) && !needed.some(one => one.key === key))
      for (const key of gone) {
        held.delete(key)
        void copies.drop(key)
      }
      let size = 0
      for (const { key, file } of needed) {
        size += file?.size ?? 0
        // What finds no room is not kept.
        if (file && !held.has(key) && size <= mostKept) void keep(key, file).catch(() => undefined)
      }
    },
  }
}
