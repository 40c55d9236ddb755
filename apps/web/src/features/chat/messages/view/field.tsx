import type { ChatMessage, Conversation } from '@celebrio/contract/chat/shapes'
import { X } from '@phosphor-icons/react/X'
import { useTranslation } from 'react-i18next'
import { draftPurpose } from '#features/chat/conversations'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { useEdit } from '../actions.ts'
import { AttachmentTray } from './attachment-tray.tsx'
import { useCompose } from './compose.ts'
import { Composer } from './composer.tsx'
import classes from './field.module.css'
import { QuotedMessage } from './quoted-message.tsx'
import type { Attachments } from './use-attachments.ts'
import { useKeep } from './use-keep.ts'
import { useSuggest } from './use-named.ts'

type AboutProps = { title: string; message: ChatMessage; onCancel: () => void }

/** Above the field: which message it is about. */
const About = ({ title, message, onCancel }: AboutProps) => {
  const { t } = useTranslation('messages')
  const media = message.files[0]?.file_type ?? null
  return (
    <section className={classes.about} aria-label={title}>
      <b>{title}</b>
      <QuotedMessage quote={{ ...message, media }} />
      <IconButton label={t('cancel')} icon={<X size={20} aria-hidden />} onClick={onCancel} />
    </section>
  )
}

const Edit = ({ message }: { message: ChatMessage }) => {
  const suggest = useSuggest(message.conversation_id)
  const { t } = useTranslation('messages')
  const { setCompose } = useCompose()
  const { mutateAsync } = useEdit(message)
  const done = () => setCompose(null)
  const send = async (body: string) => {
    if (body !== message.body) await mutateAsync(body)
    done()
  }
  return (
    <>
      <About title={t('editing')} message={message} onCancel={done} />
      <Composer
        draft={`edited-message-${message.id}`}
        initial={message.body}
        takesFocus
        suggest={suggest}
        onSend={send}
        onCancel={done}
      />
    </>
  )
}

type FieldProps = { conversation: Pick<Conversation, 'id' | 'title'>; files: Attachments }

/** The field: for a new message, an answer, or to change a message. */
export const Field = ({ conversation: { id, title }, files }: FieldProps) => {
  const { t } = useTranslation('messages')
  const { compose, setCompose } = useCompose()
  const suggest = useSuggest(id)
  const keep = useKeep()
  if (compose?.kind === 'edit') return <Edit key={compose.message.id} message={compose.message} />
  const answered = compose?.message ?? null
  const cancel = () => setCompose(null)
  const send = async (body: string) => {
    const whole = files.whole()
    if (whole === null) throw new Error('A file was not uploaded.')
    await keep({ conversation_id: id, to: title, body, answered }, whole, files.tray)
    cancel()
  }
  return (
    <>
      {answered && <About title={t('replyTo', { name: answered.author.name })} message={answered} onCancel={cancel} />}
      <AttachmentTray files={files} />
      <Composer
        key="new"
        draft={draftPurpose(id)}
        takesFocus={answered !== null}
        files={files}
        suggest={suggest}
        onSend={send}
        onCancel={cancel}
      />
    </>
  )
}
