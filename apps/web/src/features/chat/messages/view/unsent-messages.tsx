import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '#lib/paths.ts'
import { PageTitle } from '#ui/layout/page-title.tsx'
import { dropWaiting, type Waiting } from '../outbox.ts'
import { BackLink } from './conversation-head.tsx'
import classes from './unsent-messages.module.css'
import { WaitingRow } from './waiting-row.tsx'

/** In place of a conversation that is not there any more: the messages that were not sent, to be copied or discarded. */
export const UnsentMessages = ({ unsent }: { unsent: readonly Waiting[] }) => {
  const { t } = useTranslation('messages')
  const navigate = useNavigate()
  const title = unsent[0]?.to ?? t('unsent')
  const discard = async (clientId: string) => {
    // Without a message there is nothing to be seen here.
    if (unsent.length === 1) await navigate(paths.chat(), { replace: true })
    dropWaiting(clientId)
  }
  return (
    <section className={classes.page} aria-labelledby="unsent-title">
      <PageTitle>{t('unsent')}</PageTitle>
      <header className={classes.head}>
        <BackLink />
        <h1 id="unsent-title" className={classes.title} dir="auto">
          {title}
        </h1>
      </header>
      <ol className={classes.messages}>
        {unsent.map(waiting => (
          <li key={waiting.client_id}>
            <WaitingRow waiting={waiting} onDiscard={clientId => void discard(clientId)} />
          </li>
        ))}
      </ol>
      <p className={classes.why}>{t('chatGone')}</p>
    </section>
  )
}
