import type { Event } from '@celebrio/contract/celebrations/events'
import { type ChosenAnswer, chosenAnswerKey } from '@celebrio/contract/celebrations/invitation-shapes'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addressLineOf, badgeDateOf, spanOf } from '#features/celebrations/events'
import { mustWait } from '#features/celebrations/guests'
import { formatSpanTime } from '#lib/formats-zones.ts'
import { joinLabel } from '#lib/join-label.ts'
import { paths } from '#lib/paths.ts'
import { DateBadge } from '#ui/brand/date-badge.tsx'
import { PaperSurface } from '#ui/brand/paper-surface.tsx'
import { agendaQuery } from './data.ts'
import classes from './unanswered.module.css'

type AnswerLinkProps = { event: Event; look: 'yes' | 'no'; label: string; chosen?: ChosenAnswer }

const AnswerLink = ({ event, look, label, chosen }: AnswerLinkProps) => {
  const { t } = useTranslation('agenda')
  const page = paths.event(event.id)
  return (
    <Link
      className={classes[look]}
      to={chosen ? `${page}?${chosenAnswerKey}=${chosen}` : page}
      aria-label={t('answerTo', { answer: label, title: event.title })}
    >
      {label}
    </Link>
  )
}

const Answers = ({ event }: { event: Event }) => {
  const { t } = useTranslation('agenda')
  const isFull = event.my_invitation !== null && mustWait(event, event.my_invitation, 1)
  if (event.date_open) return <AnswerLink event={event} look="yes" label={t('vote')} />
  return (
    <>
      {event.can.accept && (
        <AnswerLink event={event} look="yes" label={isFull ? t('waitingList') : t('yes')} chosen="going" />
      )}
      <AnswerLink event={event} look="no" label={t('no')} chosen="cant" />
    </>
  )
}

/** An invitation that looks out of its envelope. Its buttons choose the answer; the page of the event sends it. */
const Envelope = ({ event }: { event: Event }) => {
  const { t } = useTranslation('agenda')
  const time = event.date_open ? t('open') : formatSpanTime({ ...spanOf(event), end: null })
  return (
    <PaperSurface paper={event.paper} className={classes.envelope}>
      <div className={classes.letter}>
        <DateBadge date={badgeDateOf(event)} timeZone={event.timezone} size={54} />
        <div className={classes.words}>
          <p className={classes.from}>{t('invites', { name: event.user.name })}</p>
          <h3 className={classes.title} dir="auto">
            <Link to={paths.event(event.id)}>{event.title}</Link>
          </h3>
          <p className={classes.place} dir="auto">
            {[time, addressLineOf(event)].filter(Boolean).join(', ')}
          </p>
          {event.my_invitation?.is_maybe && <p className={classes.said}>{t('saidMaybe')}</p>}
        </div>
      </div>
      <div className={classes.pocket}>
        <Answers event={event} />
      </div>
    </PaperSurface>
  )
}

/** Invitations that wait for the viewer's answer; nothing where there are none. */
export const Unanswered = () => {
  const { t } = useTranslation('agenda')
  const heading = useId()
  const { data } = useQuery(agendaQuery)
  if (!data || data.unanswered.length === 0) return null
  return (
    <section aria-labelledby={heading}>
      <div className={classes.top}>
        <h2 id={heading} className={classes.heading}>
          {t('unansweredTitle')}
        </h2>
        <Link
          to={paths.publicEvents()}
          className={classes.all}
          aria-label={joinLabel(t('seeAll'), t('unansweredTitle'))}
        >
          {t('seeAll')}
        </Link>
      </div>
      <ul className={classes.list}>
        {data.unanswered.map(event => (
          <li key={event.id}>
            <Envelope event={event} />
          </li>
        ))}
      </ul>
    </section>
  )
}
