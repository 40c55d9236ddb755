import { useEffect, useEffectEvent, useState } from 'react'
import type { useDraftText } from '#lib/use-draft-text.ts'
import type { Attachments } from './use-attachments.ts'

/**
 * What Send does: while files are still uploaded it is remembered, and the message goes when they are there. Whoever writes on
 * has not finished, and presses it again.
 */
export function useSending(draft: ReturnType<typeof useDraftText>, files?: Attachments) {
  const { over, isReady, send, setText } = draft
  const [isPressed, setPressed] = useState(false)
  const isUploading = files !== undefined && files.isBusy && !files.isTooMany && over === 0
  const isWished = isUploading && isPressed
  const sendNow = useEffectEvent(() => void send().finally(() => setPressed(false)))
  useEffect(() => {
    if (isPressed && !isUploading) sendNow()
  }, [isPressed, isUploading])
  return {
    /** Whether it can be pressed. */
    isOpen: isReady || (isUploading && !isWished),
    /** Whether the message goes as soon as its files are there. */
    isWished,
    press: () => {
      if (isUploading) setPressed(true)
      else void send()
    },
    write: (text: string) => {
      setPressed(false)
      setText(text)
    },
  }
}
