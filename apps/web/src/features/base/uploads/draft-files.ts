import { keptFiles } from '#lib/kept-files.ts'
import type { Attachment } from './attachments.ts'
import type { Tray } from './tray.ts'

/** A file of a draft that is not uploaded yet, as it lies in this browser. */
export type DraftFile = Pick<Attachment, 'key' | 'name'>

/** How many bytes of files one draft keeps; of more the browser asks before they are lost. */
const mostKept = 50_000_000

const isNeeded = ({ file, media }: Attachment) => file !== null && media === null

/** The files of a draft in this browser. */
function copiesOf(purpose: string) {
  const prefix = `/draft/${purpose}/`
  return {
    put: (key: string, file: File) => keptFiles.put(prefix + key, file),
    read: (key: string) => keptFiles.read(prefix + key).catch(() => null),
    drop: (isMeant: (key: string) => boolean) =>
      keptFiles.drop(address => address.startsWith(prefix) && isMeant(address.slice(prefix.length))),
  }
}

/** Keeps the files of a tray in this browser until they are uploaded or taken out, and restores those that it had. */
export function draftFilesOf(purpose: string, tray: Tray, stored: readonly DraftFile[]) {
  const copies = copiesOf(purpose)
  /** The keys of those that lie here, or are about to. */
  const held = new Set(stored.map(({ key }) => key))
  let restoring = stored

  const keep = async (key: string, file: File) => {
    held.add(key)
    await copies.put(key, file)
    // It may have been uploaded, or taken out, meanwhile.
    if (held.has(key)) tray.change(key, { isKept: true })
    else await copies.drop(one => one === key)
  }
  const restore = async () => {
    await copies.drop(key => !held.has(key))
    for (const { key, name } of stored) {
      const blob = await copies.read(key)
      restoring = restoring.filter(one => one.key !== key)
      if (blob) tray.restore(key, new File([blob], name, { type: blob.type }))
    }
  }
  void restore()

  return {
    /** Those that survive a reload. */
    read: (): DraftFile[] => {
      const kept = tray.read().filter(one => one.isKept && isNeeded(one))
      return [...restoring, ...kept].map(({ key, name }) => ({ key, name }))
    },
    /** Keeps what has come, and drops what is uploaded, or is there no longer. */
    follow: () => {
      const needed = tray.read().filter(isNeeded)
      const gone = [...held].filter(key => ![...needed, ...restoring].some(one => one.key === key))
      for (const key of gone) held.delete(key)
      if (gone.length > 0) void copies.drop(key => gone.includes(key))
      let size = 0
      for (const { key, file } of needed) {
        size += file?.size ?? 0
        // What finds no room is not kept.
        if (file && !held.has(key) && size <= mostKept) void keep(key, file).catch(() => undefined)
      }
    },
  }
}
