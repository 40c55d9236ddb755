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
import type { Writing } from './writing.ts'

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
  writing: Writing
  files: Attachments
}

const InFoot = ({ conversation, waiting, writing, files }: FootProps) => {
  const { t } = useTranslation('messages')
  // With what the field is for, the field is another one.
  const { compose } = useCompose()
  const { person, kind } = conversation
  if (person && writing === 'request')
    return (
      <>
        <Offline canWrite={false} />
        <AnswerRequest conversation={{ ...conversation, person }} />
      </>
    )
  if (writing === 'field' || (writing === 'answerAwaited' && compose?.kind === 'edit'))
    return (
      <>
        <Hints conversation={conversation} waiting={waiting} />
        <Field conversation={conversation} files={files} />
      </>
    )
  return (
    <>
      <Offline canWrite={false} />
      <p className={classes.whyNot}>
        {writing === 'closed' ? t(`closed_${managersOf(kind)}`) : writing !== 'request' && t(writing)}
      </p>
    </>
  )
}

/** Below the messages: the field, the answer to a request, or why nothing can be written. */
export const Foot = (props: FootProps) => {
  const tellTyping = useTellTyping(props.conversation.id)
  return (
    <div {...useHeldFocus()} className={classes.foot} onInput={tellTyping}>
      <InFoot {...props} />
    </div>
  )
}
