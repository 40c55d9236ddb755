import { keptFiles } from '#lib/kept-files.ts'

/** A file that was chosen in a form, by the key that the form gave it. */
export type Choice = { key: string; file: File }

async function choiceAt(path: string): Promise<Choice | null> {
  const [, , , key = '', name = ''] = path.split('/')
  const blob = await keptFiles.read(path)
  return blob && { key, file: new File([blob], decodeURIComponent(name), { type: blob.type }) }
}

/**
 * The files of a draft that were chosen and that the server does not have yet: they outlive a reload. Where the browser keeps
 * nothing, there are none.
 */
export function keptChoices(purpose: string) {
  const prefix = `/chosen/${encodeURIComponent(purpose)}/`
  const readAll = async (): Promise<Choice[]> => {
    const paths = await keptFiles.list(path => path.startsWith(prefix))
    const found = await Promise.all(paths.map(choiceAt))
    return found.filter(choice => choice !== null)
  }
  return {
    keep: ({ key, file }: Choice): Promise<void> =>
      keptFiles.put(`${prefix}${key}/${encodeURIComponent(file.name)}`, file).catch(() => undefined),
    drop: (key: string): Promise<void> => keptFiles.drop(path => path.startsWith(`${prefix}${key}/`)),
    read: (): Promise<Choice[]> => readAll().catch(() => []),
  }
}
