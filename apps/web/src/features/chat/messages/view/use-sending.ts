import { useEffect, useEffectEvent, useState } from 'react'
import type { useDraftText } from '#lib/use-draft-text.ts'
import type { Attachments } from './use-attachments.ts'

/**
 * What Send does: while files are still uploaded it is remembered, and the message goes when they are there. Whoever writes on
 * has not finished, and presses it again.
 */
export function useSending({ text, over, isReady, send }: ReturnType<typeof useDraftText>, files?: Attachments) {
  const [wished, setWished] = useState<string | null>(null)
  const isUploading = files !== undefined && files.isBusy && !files.isTooMany && over === 0
  const isWished = isUploading && wished === text
  const sendNow = useEffectEvent(() => {
    if (wished === text) void send()
    setWished(null)
  })
  useEffect(() => {
    if (!isUploading && wished !== null) sendNow()
  }, [isUploading, wished])
  return {
    /** Whether it can be pressed. */
    isOpen: isReady || (isUploading && !isWished),
    /** Whether the message goes as soon as its files are there. */
    isWished,
    press: () => {
      if (isUploading) setWished(text)
      else void send()
    },
  }
}
