import { textLength } from '@celebrio/contract/platform/text'
import { commentLimits } from '@celebrio/contract/social/comments'
import { PaperPlaneRight } from '@phosphor-icons/react/PaperPlaneRight'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { MentionArea } from '#features/social/mentions'
import { useDraft } from '#lib/drafts.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import classes from './comment-field.module.css'

export type CommentFieldProps = {
  /** Purpose of the draft. */
  draft: string
  label: string
  send: string
  initial?: string
  /** Focuses the field on mount, after Reply or Edit was pressed. */
  takesFocus?: boolean
  /** Sends the comment; the text is kept when it fails. */
  onSend: (text: string) => Promise<unknown>
  onCancel?: () => void
}

/** Length from which the character counter is shown. */
const counterFrom = commentLimits.text - 20

/** State of the field, and sending it once. */
const useWords = ({ draft, initial = '', onSend }: CommentFieldProps) => {
  const { values, change, drop } = useDraft(draft, { text: initial })
  const { text } = values
  const setText = (typed: string) => change({ text: typed })
  // A second key press may arrive before the field has re-rendered.
  const sending = useRef(false)
  const length = textLength(text)
  const over = Math.max(0, length - commentLimits.text)
  const ready = length > 0 && over === 0
  const send = async () => {
    if (sending.current || !ready) return
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
  return { text, setText, length, over, ready, send }
}

/** The character counter, or by how much the text is too long. */
const Counter = ({ id, length, over }: { id: string; length: number; over: number }) => {
  const { t } = useTranslation('comments')
  return (
    <p id={id} className={classes.count} data-over={over > 0 || undefined} aria-live="polite">
      {over > 0 && t('tooLong', { count: over, max: commentLimits.text })}
      {over === 0 && length >= counterFrom && t('counter', { at: length, of: commentLimits.text })}
    </p>
  )
}

/** A comment field. Enter sends, Shift + Enter starts a new line, Escape cancels. */
export const CommentField = (props: CommentFieldProps) => {
  const { label, takesFocus = false, onCancel } = props
  const { text, setText, length, over, ready, send } = useWords(props)
  const countId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (takesFocus) field.current?.focus()
  }, [takesFocus])
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') onCancel?.()
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    void send()
  }
  return (
    <div className={classes.field}>
      <MentionArea
        ref={field}
        className={classes.words}
        rows={1}
        dir="auto"
        value={text}
        placeholder={label}
        aria-label={label}
        aria-describedby={countId}
        aria-invalid={over > 0 || undefined}
        onText={setText}
        onKeyDown={press}
      />
      <IconButton
        label={props.send}
        icon={<PaperPlaneRight size={20} weight={ready ? 'fill' : 'regular'} aria-hidden />}
        disabled={!ready}
        onClick={() => void send()}
      />
      <Counter id={countId} length={length} over={over} />
    </div>
  )
}
