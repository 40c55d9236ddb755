import { commentLimits } from '@celebrio/contract/social/comments'
import { PaperPlaneRight } from '@phosphor-icons/react/PaperPlaneRight'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { MentionArea } from '#features/social/mentions'
import { useDraftText } from '#lib/use-draft-text.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { LengthCounter } from '#ui/fields/length-counter.tsx'
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

/** A comment field. Enter sends, Shift + Enter starts a new line, Escape cancels. */
export const CommentField = (props: CommentFieldProps) => {
  const { label, takesFocus = false, onCancel } = props
  const { text, setText, length, over, isReady, send } = useDraftText({ ...props, max: commentLimits.text })
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
        icon={<PaperPlaneRight size={20} weight={isReady ? 'fill' : 'regular'} aria-hidden />}
        disabled={!isReady}
        onClick={() => void send()}
      />
      <LengthCounter id={countId} length={length} max={commentLimits.text} within={20} />
    </div>
  )
}
