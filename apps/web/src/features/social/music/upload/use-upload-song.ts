import { music } from '@celebrio/contract/social/music'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { discardFile, sendFile } from '#features/base/uploads'
import { useAction } from '#lib/actions/use-action.ts'
import { call } from '#lib/api/call.ts'
import { musicKeys } from '../data.ts'

export type SongFiles = { audio: File; cover: File | null; title: string }

/** How far it is: a share of all bytes, null while the server looks into the files. */
type Progress = number | null

/** Sends the files one after the other, telling their common share. @returns their addresses */
async function sendAll(files: readonly File[], signal: AbortSignal, onProgress: (share: Progress) => void) {
  const bytes = files.reduce((sum, file) => sum + file.size, 0)
  const sent: string[] = []
  let before = 0
  try {
    for (const file of files) {
      const onShare = (share: number) => onProgress((before + share * file.size) / bytes)
      const { fileUrl } = await sendFile(file, { signal, onShare, onSent: () => onProgress(null) })
      sent.push(fileUrl)
      before += file.size
    }
    return sent
  } catch (error) {
    sent.forEach(discardFile)
    throw error
  }
}

const isCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** Puts a song up; it can be stopped until its files are there. Leaving the dialog stops it too. */
export function useUploadSong(onDone: () => void) {
  const { t } = useTranslation('music')
  const [progress, setProgress] = useState<Progress>(0)
  const stopper = useRef<AbortController | null>(null)
  const cancel = () => stopper.current?.abort()
  useEffect(() => () => stopper.current?.abort(), [])
  const upload = useAction({
    send: async ({ audio, cover, title }: SongFiles) => {
      const stop = new AbortController()
      stopper.current = stop
      setProgress(0)
      const files = cover ? [audio, cover] : [audio]
      const [audioUrl, coverUrl] = await sendAll(files, stop.signal, setProgress)
      return call(music.upload, { body: { title, audio: audioUrl, cover: coverUrl } })
    },
    onSuccess: onDone,
    success: t('uploaded'),
    failure: null,
    invalidates: musicKeys.all,
  })
  const error = isCancelled(upload.error) ? null : upload.error
  return { send: upload.mutate, cancel, error, busy: upload.isPending, progress }
}
