import { type AttachedFile, type Media } from '@celebrio/contract/base/media'
import { useEffect, useState } from 'react'
import { isKept, type KeptFile, readKept } from '../kept-files.ts'
import type { Waiting } from '../outbox.ts'

/** What is not known of a file before the server has seen it. */
const unknown = { width: null, height: null, blur: null, sources: [], duration: null, peaks: null, poster: null }

/** A file as it will be shown; null where it can’t be shown yet. @param id so that files differ: they have none yet */
function shownOf({ kind, name, size }: KeptFile, url: string | undefined, id: number): AttachedFile | null {
  if (kind === 'document') return { id, file_type: kind, file_name: name, size }
  return url === undefined ? null : ({ ...unknown, id, image: url, file_type: kind, title: name } satisfies Media)
}

type Urls = ReadonlyMap<string, string>

/** Object URLs of files that lie in this browser. @param keys joined by spaces */
function useUrls(keys: string): Urls {
  const [urls, setUrls] = useState<Urls>(new Map())
  useEffect(() => {
    const made = new Map<string, string>()
    let isGone = false
    const make = async () => {
      for (const key of keys.split(' ')) {
        const blob = await readKept(key)
        if (isGone) return
        if (blob) made.set(key, URL.createObjectURL(blob))
      }
      setUrls(made)
    }
    if (keys) void make()
    return () => {
      isGone = true
      for (const url of made.values()) URL.revokeObjectURL(url)
    }
  }, [keys])
  return urls
}

/** The files of a message that waits, as they can be shown. */
export function useShownFiles(files: Waiting['files']): readonly AttachedFile[] {
  const kept = files.filter(isKept).filter(({ kind }) => kind !== 'document')
  const urls = useUrls(kept.map(({ key }) => key).join(' '))
  return files.flatMap((file, at) => (isKept(file) ? (shownOf(file, urls.get(file.key), -at - 1) ?? []) : file.media))
}
