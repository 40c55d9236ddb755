import { ClockCounterClockwise } from '@phosphor-icons/react/ClockCounterClockwise'
import { WarningCircle } from '@phosphor-icons/react/WarningCircle'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#lib/api/api-error.ts'
import { errorText } from '#lib/api/error-text.ts'
import { useStore } from '#lib/store.ts'
import { Button } from '#ui/buttons/button.tsx'
import { useOffline } from '#ui/feedback/use-offline.ts'
import { useCopy } from '#ui/fields/use-copy.ts'
import { isReady, setRefused, slowed, type Waiting } from '../outbox.ts'
import { discardWaiting } from '../upload-kept.ts'
import { MessageFiles } from './message-files.tsx'
import classes from './message-row.module.css'
import { QuotedMessage } from './quoted-message.tsx'
import { useShownFiles } from './use-shown-files.ts'

type WaitingProps = {
  waiting: Waiting
  /** Throws it away; by default it only goes. */
  onDiscard?: (clientId: string) => void
}

const Refused = ({
  waiting,
  code,
  onDiscard = discardWaiting,
}: WaitingProps & { code: NonNullable<Waiting['refused']> }) => {
  const { t } = useTranslation('messages')
  const { client_id, body } = waiting
  const copy = useCopy()
  return (
    <>
      <WarningCircle size={16} aria-hidden />
      {/* Why a conversation is gone stands below it. */}
      {code === 'not_found' ? t('notSent') : t('notSentWhy', { why: errorText(new ApiError(400, code)) })}
      {code !== 'not_found' && (
        <Button variant="quiet" size="small" onClick={() => setRefused(client_id, null)}>
          {t('sendAgain')}
        </Button>
      )}
      {body && (
        <Button variant="quiet" size="small" onClick={() => copy(body)}>
          {t('copy')}
        </Button>
      )}
      <Button variant="quiet" size="small" onClick={() => onDiscard(client_id)}>
        {t('discard')}
      </Button>
    </>
  )
}

/** What it waits for. While its files are uploaded, which may take long, it can be thrown away. */
const Wait = ({ waiting, onDiscard = discardWaiting }: WaitingProps) => {
  const { t } = useTranslation('messages')
  const isOffline = useOffline()
  const isSlowed = useStore(slowed)
  const why = isOffline ? 'waits' : isSlowed ? 'waitsShortly' : 'sending'
  return (
    <>
      <ClockCounterClockwise size={16} aria-hidden />
      {t(why)}
      {!isReady(waiting) && (
        <Button variant="quiet" size="small" onClick={() => onDiscard(waiting.client_id)}>
          {t('discard')}
        </Button>
      )}
    </>
  )
}

/** A message that is not sent yet: it says why, and what can be done about it. */
export const WaitingRow = ({ waiting, onDiscard }: WaitingProps) => {
  const { t } = useTranslation('messages')
  const { body, files, refused, reply_to } = waiting
  const discarding = { waiting, ...(onDiscard && { onDiscard }) }
  return (
    <article
      className={classes.row}
      data-own
      data-first
      data-waiting
      data-refused={refused !== null || undefined}
      aria-label={t('ownMessage')}
    >
      <div className={classes.bubble}>
        {reply_to && <QuotedMessage quote={reply_to} />}
        <MessageFiles files={useShownFiles(files)} author={t('you')} messageId={null} />
        {body && (
          <p className={classes.text} dir="auto">
            {body}
          </p>
        )}
      </div>
      <span className={classes.time}>
        {refused === null ? <Wait {...discarding} /> : <Refused code={refused} {...discarding} />}
      </span>
    </article>
  )
}
