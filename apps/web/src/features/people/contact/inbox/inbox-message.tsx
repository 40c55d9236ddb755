import type { ContactMessage } from '@celebrio/contract/people/contact-inbox'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { draftOf } from '#lib/drafts.ts'
import { formatExactly } from '#lib/formats-dates.ts'
import { paths } from '#lib/paths.ts'
import { Button } from '#ui/buttons/button.tsx'
import { RelativeTime } from '#ui/text/relative-time.tsx'
import { Answer } from './answer.tsx'
import { Close } from './close.tsx'
import classes from './inbox.module.css'

const Open = ({ message }: { message: ContactMessage }) => {
  const { t } = useTranslation('contact')
  const [answering, setAnswering] = useState(() => draftOf(`contact-answer:${message.id}`, { words: '' }).exists())
  if (answering) return <Answer message={message} onClose={() => setAnswering(false)} />
  return (
    <div className={classes.deeds}>
      {!message.email_verified && (
        <p className={classes.note}>{t(message.user_id === null ? 'inbox.gone' : 'inbox.unconfirmed')}</p>
      )}
      <Close message={message} />
      {message.email_verified && (
        <Button variant="lagoon" size="small" onClick={() => setAnswering(true)}>
          {t('inbox.answer')}
        </Button>
      )}
    </div>
  )
}

const Resolved = ({ message }: { message: ContactMessage }) => {
  const { t } = useTranslation('contact')
  const { status, answer, closing_reason, resolved_by, resolved_at } = message
  const words = answer ?? closing_reason
  const name = resolved_by?.name ?? t('inbox.someone')
  return (
    <div className={classes.resolved}>
      {words !== null && (
        <p className={classes.words} dir="auto">
          {words}
        </p>
      )}
      <p className={classes.note}>
        {t(status === 'answered' ? 'inbox.answeredBy' : 'inbox.closedBy', {
          name,
          date: formatExactly(resolved_at ?? ''),
        })}
      </p>
    </div>
  )
}

/** Longer words are folded at first. */
const longest = 600

const Words = ({ words }: { words: string }) => {
  const { t } = useTranslation('contact')
  const [isFolded, setFolded] = useState(words.length > longest)
  return (
    <>
      <p className={classes.words} data-folded={isFolded || undefined} dir="auto">
        {words}
      </p>
      {isFolded && (
        <Button variant="quiet" size="small" onClick={() => setFolded(false)}>
          {t('inbox.showAll')}
        </Button>
      )}
    </>
  )
}

/** A message to the staff, and what can be done about it or was. */
export const InboxMessage = ({ message }: { message: ContactMessage }) => {
  const { t } = useTranslation('contact')
  const { user_id, subject, created_at, status } = message
  return (
    <li className={classes.message}>
      <div className={classes.head}>
        <h2 className={classes.subject} dir="auto">
          {subject}
        </h2>
        <RelativeTime date={created_at} />
      </div>
      <p className={classes.note}>
        {user_id === null ? (
          t('inbox.from', message)
        ) : (
          <Link className={classes.sender} to={paths.staffAccount(user_id)}>
            {t('inbox.from', message)}
          </Link>
        )}
      </p>
      <Words words={message.message} />
      {status === 'open' ? <Open message={message} /> : <Resolved message={message} />}
    </li>
  )
}
