import { textLength } from '@celebrio/contract/platform/text'
import { useRef } from 'react'
import { useDraft } from './drafts.ts'

type Options = {
  /** Purpose of the draft; null where the text is not stored. */
  draft: string | null
  initial?: string
  /** Code points that it can have. */
  max: number
  /** Whether it can be sent without a word. */
  mayBeEmpty?: boolean
  /** Whether something else keeps it from being sent. */
  isBlocked?: boolean
  /** Sends the text, which is kept when it fails. */
  onSend: (text: string) => unknown
}

/** The text of a field: stored as a draft until it is sent, and sent once. */
export function useDraftText({ draft, initial = '', max, mayBeEmpty = false, isBlocked = false, onSend }: Options) {
  const { values, change, drop } = useDraft(draft, { text: initial })
  const { text } = values
  const setText = (typed: string) => change({ text: typed })
  // A second key press may arrive before the field has re-rendered.
  const sending = useRef(false)
  const length = textLength(text)
  const over = Math.max(0, length - max)
  const isReady = (length > 0 || mayBeEmpty) && over === 0 && !isBlocked
  const send = async () => {
    if (sending.current || !isReady) return
    sending.current = true
    try {
      await onSend(text)
      drop()
      setText(initial)
    } catch {
      // A toast reports the error; the text stays.
    }
    sending.current = false
  }
  return { text, setText, length, over, isReady, send }
}
