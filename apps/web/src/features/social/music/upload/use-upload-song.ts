import { music } from '@celebrio/contract/social/music'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { discardFile, sendMedia } from '#features/base/uploads'
import { useAction } from '#lib/actions/use-action.ts'
import { call } from '#lib/api/call.ts'
import { musicKeys } from '../data.ts'
import type { SongValues } from './song-fields.ts'

/** Upload progress as a share of all bytes, null while the server processes the files. */
type Progress = number | null

/** Uploads the files one after the other with a common progress. @returns their URLs */
async function sendAll(files: readonly File[], signal: AbortSignal, onProgress: (share: Progress) => void) {
  const bytes = files.reduce((sum, file) => sum + file.size, 0)
  const sent: string[] = []
  let before = 0
  try {
    for (const file of files) {
      const onShare = (share: number) => onProgress((before + share * file.size) / bytes)
      const { fileUrl } = await sendMedia(file, { signal, onShare, onSent: () => onProgress(null) })
      sent.push(fileUrl)
      before += file.size
    }
    return sent
  } catch (error) {
    sent.forEach(discardFile)
    throw error
  }
}

/** Whether an upload was cancelled by the user. */
export const isCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** Uploads a song; can be cancelled until its files are uploaded. Leaving the page cancels it too. */
export function useUploadSong() {
  const { t } = useTranslation('music')
  const [progress, setProgress] = useState<Progress>(0)
  const stopper = useRef<AbortController | null>(null)
  const cancel = () => stopper.current?.abort()
  useEffect(() => () => stopper.current?.abort(), [])
  const upload = useAction({
    send: async ({ audio, cover, title }: SongValues) => {
      const stop = new AbortController()
      stopper.current = stop
      setProgress(0)
      const files = [audio, cover].filter(file => file !== null)
      const [audioUrl, coverUrl] = await sendAll(files, stop.signal, setProgress)
      return call(music.upload, { body: { title, audio: audioUrl, cover: coverUrl } })
    },
    success: t('uploaded'),
    failure: null,
    invalidates: musicKeys.all,
  })
  return { upload: upload.mutateAsync, cancel, progress }
}
