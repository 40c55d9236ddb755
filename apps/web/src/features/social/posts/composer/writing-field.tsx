import type { ClipboardEvent, KeyboardEvent } from 'react'
import { MentionArea } from '#features/social/mentions'
import classes from './composer.module.css'

export type WritingFieldProps = {
  prompt: string
  value: string
  /** Id of the error text. */
  errorId: string | undefined
  countId: string
  disabled: boolean
  /** Receives the focus when the dialog around it opens. */
  focused?: boolean
  onChange: (value: string) => void
  onFiles: (files: File[]) => void
  onPost: () => void
}

/** A text area that grows with its content. Pictures can be pasted; Ctrl or Cmd + Enter posts. */
export const WritingField = ({ prompt, value, errorId, countId, disabled, focused, ...on }: WritingFieldProps) => {
  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files]
    if (files.length === 0) return
    event.preventDefault()
    on.onFiles(files)
  }
  const post = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
    event.preventDefault()
    on.onPost()
  }
  return (
    <div className={classes.writing} data-text={`${value || prompt} `} data-empty={value === '' || undefined}>
      <MentionArea
        rows={1}
        data-autofocus={focused || undefined}
        dir="auto"
        value={value}
        placeholder={prompt}
        aria-label={prompt}
        aria-describedby={[errorId, countId].filter(Boolean).join(' ')}
        aria-invalid={errorId ? true : undefined}
        readOnly={disabled}
        onText={on.onChange}
        onPaste={paste}
        onKeyDown={post}
      />
    </div>
  )
}
