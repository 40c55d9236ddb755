import type { Conversation } from '@celebrio/contract/chat/shapes'
import { useTranslation } from 'react-i18next'
import { AnswerRequest, managersOf } from '#features/chat/conversations'
import { useStore } from '#lib/store.ts'
import { useOffline } from '#ui/feedback/use-offline.ts'
import { slowed } from '../outbox.ts'
import { useCompose } from './compose.ts'
import { Field } from './field.tsx'
import classes from './foot.module.css'
import type { Attachments } from './use-attachments.ts'
import { useHeldFocus } from './use-held-focus.ts'
import { useTellTyping } from './use-typing.ts'

/** Why nothing can be written; null where it can. */
function useWhyNot(
  { kind, can, has_left, is_closed, messages_left, last_seq }: Conversation,
  waiting: number,
): string | null {
  const { t } = useTranslation('messages')
  if (messages_left !== null && messages_left - waiting <= 0) return t('answerAwaited')
  if (can.write) return null
  if (has_left) return t('hasLeft')
  if (is_closed) return t(`closed_${managersOf(kind)}`)
  // Where nothing was said, it may be that they take no new conversations.
  return last_seq === 0 ? t('cannotMessage') : t('connectionsOnly')
}

/** That there is no connection; the notice that pages have of it would lie over what is said here. */
const Offline = ({ canWrite }: { canWrite: boolean }) => {
  const { t } = useTranslation(['messages', 'ui'])
  return (
    useOffline() && (
      <p className={classes.hint} data-says-offline>
        {canWrite ? t('offline') : t('ui:offline')}
      </p>
    )
  )
}

const Hints = ({ conversation, waiting }: { conversation: Conversation; waiting: number }) => {
  const { t } = useTranslation('messages')
  const isOffline = useOffline()
  const isSlowed = useStore(slowed)
  const { request, messages_left } = conversation
  return (
    <output>
      <Offline canWrite />
      {isSlowed && waiting > 0 && !isOffline && <p className={classes.hint}>{t('slowed')}</p>}
      {request === 'sent' && messages_left !== null && (
        <p className={classes.hint}>{t('messagesLeft', { count: messages_left - waiting })}</p>
      )}
    </output>
  )
}

type FootProps = {
  conversation: Conversation
  /** How many of the viewer's messages wait to be sent here. */
  waiting: number
  isGone: boolean
  files: Attachments
}

type InFootProps = FootProps & { whyNot: string | null }

const InFoot = ({ conversation, waiting, isGone, files, whyNot }: InFootProps) => {
  const { person, can } = conversation
  if (person && can.accept && !isGone)
    return (
      <>
        <Offline canWrite={false} />
        <AnswerRequest conversation={{ ...conversation, person }} />
      </>
    )
  if (whyNot !== null)
    return (
      <>
        <Offline canWrite={false} />
        <p className={classes.whyNot}>{whyNot}</p>
      </>
    )
  return (
    <>
      <Hints conversation={conversation} waiting={waiting} />
      <Field conversation={conversation} files={files} />
    </>
  )
}

/** Below the messages: the field, the answer to a request, or why nothing can be written. */
export const Foot = (props: FootProps) => {
  const { t } = useTranslation('messages')
  const { conversation, waiting, isGone } = props
  const closed = useWhyNot(conversation, waiting)
  const tellTyping = useTellTyping(conversation.id)
  // With what the field is for, the field is another one.
  useCompose()
  return (
    <div {...useHeldFocus()} className={classes.foot} onInput={tellTyping}>
      <InFoot {...props} whyNot={isGone ? t('cannotMessage') : closed} />
    </div>
  )
}
