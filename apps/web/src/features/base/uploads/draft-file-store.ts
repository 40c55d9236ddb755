import { keptFiles } from '#lib/kept-files.ts'

/** A file that was chosen for a draft, by the key that the draft gave it. */
export type DraftFile = { key: string; file: File }

async function draftFileAt(path: string): Promise<DraftFile | null> {
  const [, , , key = '', name = ''] = path.split('/')
  const blob = await keptFiles.read(path)
  return blob && { key, file: new File([blob], decodeURIComponent(name), { type: blob.type }) }
}

/** The files of a draft that were chosen and that the server does not have yet: they outlive a reload. */
export function draftFileStore(purpose: string) {
  const prefix = `/chosen/${encodeURIComponent(purpose)}/`
  const readAll = async (): Promise<DraftFile[]> => {
    const paths = await keptFiles.list(path => path.startsWith(prefix))
    const found = await Promise.all(paths.map(draftFileAt))
    return found.filter(choice => choice !== null)
  }
  return {
    /** @throws where the browser has no room, or keeps nothing */
    keep: ({ key, file }: DraftFile): Promise<void> =>
      keptFiles.put(`${prefix}${key}/${encodeURIComponent(file.name)}`, file),
    drop: (key: string): Promise<void> => keptFiles.drop(path => path.startsWith(`${prefix}${key}/`)),
    /** Where the browser keeps nothing, there are none. */
    read: (): Promise<DraftFile[]> => readAll().catch(() => []),
  }
}
