import { chatLimits } from '@celebrio/contract/chat/limits'
import { PaperPlaneTilt } from '@phosphor-icons/react/PaperPlaneTilt'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDraftText } from '#lib/use-draft-text.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { LengthCounter } from '#ui/fields/length-counter.tsx'
import { MentionArea } from '#ui/mentions/mention-area.tsx'
import type { Suggest } from '#ui/mentions/use-mention-picker.ts'
import { AttachButton } from './attach-button.tsx'
import classes from './composer.module.css'
import { RecordButton } from './recording/record-button.tsx'
import { canRecord } from './recording/record-voice.ts'
import { RecordingBar } from './recording/recording-bar.tsx'
import { useVoice } from './recording/use-voice.ts'
import type { Attachments } from './use-attachments.ts'

type ComposerProps = {
  /** Purpose of the draft; null where the words are not kept. */
  draft: string | null
  initial?: string
  /** Sends the words, which are kept when it fails. */
  onSend: (body: string) => unknown
  onCancel?: () => void
  /** Files that go with the words; none can be added where they are not given. */
  files?: Attachments
  /** Goes into the field at once, also on a phone. */
  takesFocus?: boolean
  /** Who can be named in it. */
  suggest: Suggest
}

/** Whoever opens a conversation with a keyboard writes at once; on a phone the keyboard would hide it. */
const hasKeyboard = () => matchMedia('(hover: hover) and (pointer: fine)').matches

/** Enter sends, and is not a new line. */
function isSending(event: KeyboardEvent): boolean {
  if (event.nativeEvent.isComposing || event.key !== 'Enter' || event.shiftKey) return false
  event.preventDefault()
  return true
}

/** Files on the clipboard are added, and are no text. */
function pasteFiles(event: ClipboardEvent, add: (files: File[]) => void): void {
  const files = [...event.clipboardData.files]
  if (files.length === 0) return
  event.preventDefault()
  add(files)
}

function useFocus(takesFocus: boolean) {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (takesFocus || hasKeyboard()) field.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return field
}

const SendButton = ({ disabled, onPress }: { disabled: boolean; onPress: () => void }) => {
  const { t } = useTranslation('messages')
  return (
    <IconButton
      className={classes.send}
      label={t('send')}
      icon={<PaperPlaneTilt size={20} weight="fill" aria-hidden />}
      disabled={disabled}
      // The field keeps the focus, and a phone its keyboard.
      onPointerDown={event => event.preventDefault()}
      onClick={onPress}
    />
  )
}

type WritingFieldProps = Pick<ComposerProps, 'files' | 'onCancel' | 'suggest'> & {
  draft: ReturnType<typeof useDraftText>
  takesFocus: boolean
  /** The id of what says how long it is. */
  countId: string
}

const WritingField = ({
  draft: { text, over, setText, send },
  files,
  takesFocus,
  onCancel,
  suggest,
  countId,
}: WritingFieldProps) => {
  const { t } = useTranslation('messages')
  return (
    <MentionArea
      ref={useFocus(takesFocus)}
      className={classes.field}
      rows={1}
      dir="auto"
      enterKeyHint="send"
      value={text}
      placeholder={t('write')}
      aria-label={t('write')}
      aria-describedby={countId}
      aria-invalid={over > 0 || undefined}
      side="top"
      suggest={suggest}
      onText={setText}
      onPaste={event => files && pasteFiles(event, files.add)}
      onKeyDown={event => {
        if (event.key === 'Escape') onCancel?.()
        if (isSending(event)) void send()
      }}
    />
  )
}

/** The field for a message. Enter sends, Shift + Enter starts a new line. Files can be pasted, voices recorded. */
export const Composer = ({ takesFocus = false, onCancel, files, suggest, ...words }: ComposerProps) => {
  const mayBeEmpty = (files?.attachments.length ?? 0) > 0
  const isBlocked = files?.isTooMany ?? false
  const draft = useDraftText({ ...words, max: chatLimits.body, mayBeEmpty, isBlocked })
  const voice = useVoice(file => files?.add([file]))
  const countId = useId()
  if (voice.state === 'recording' || voice.state === 'preparing')
    return (
      <div className={classes.composer}>
        <RecordingBar voice={voice} />
      </div>
    )
  // Where there is nothing to be sent yet, a voice can be recorded.
  const records = files !== undefined && draft.text === '' && !mayBeEmpty && canRecord()
  return (
    <div className={classes.composer} data-files={files !== undefined || undefined}>
      {files && <AttachButton onFiles={files.add} />}
      <WritingField {...{ draft, files, takesFocus, onCancel, suggest, countId }} />
      {records ? (
        <RecordButton voice={voice} />
      ) : (
        <SendButton disabled={!draft.isReady} onPress={() => void draft.send()} />
      )}
      <LengthCounter id={countId} length={draft.length} max={chatLimits.body} within={100} />
    </div>
  )
}
