import type { Agenda } from '@celebrio/contract/celebrations/agenda'
import type { Event } from '@celebrio/contract/celebrations/events'
import { CalendarPlus } from '@phosphor-icons/react/CalendarPlus'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addressLineOf, badgeDateOf, Cover, spanOf } from '#features/celebrations/events'
import { formatSpanTime } from '#lib/formats-zones.ts'
import { paths } from '#lib/paths.ts'
import { DateBadge } from '#ui/brand/date-badge.tsx'
import { PaperSurface } from '#ui/brand/paper-surface.tsx'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { SkeletonBlock, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { Avatars } from '#ui/people/avatars.tsx'
import { CountdownText } from './countdown-text.tsx'
import { agendaQuery } from './data.ts'
import classes from './next-event.module.css'
import { ToDos } from './to-dos.tsx'

const Guests = ({ event }: { event: Event }) => {
  const { t } = useTranslation('agenda')
  if (event.total_guests === 0) return null
  const people = event.guests
    .slice(0, 4)
    .map(({ id, name, profile_picture }) => ({ id, name, picture: profile_picture }))
  return (
    <p className={classes.guests}>
      {people.length > 0 && <Avatars people={people} size={32} />}
      <span>{t('going', { count: event.total_guests })}</span>
    </p>
  )
}

/** When on the day, and where. */
const placeOf = (event: Event) =>
  [event.date_open ? null : formatSpanTime({ ...spanOf(event), end: null }), addressLineOf(event)]
    .filter(Boolean)
    .join(', ')

type CardProps = { event: Event; hosting: Agenda['hosting']; now: Date }

/** The next celebration as a ticket whose stub is what needs doing. */
const Card = ({ event, hosting, now }: CardProps) => {
  const { t } = useTranslation('agenda')
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>
        <VisuallyHidden>{t('next')}</VisuallyHidden>
      </h2>
      <PaperSurface paper={event.paper} className={classes.card}>
        <span className={classes.leaf}>
          <DateBadge date={badgeDateOf(event)} timeZone={event.timezone} size={58} />
        </span>
        <div className={classes.ticket}>
          <div className={classes.main}>
            <div className={classes.picture}>
              <Cover key={event.coverphoto} cover={event.cover} address={event.coverphoto} sizes="150px" eager />
            </div>
            <div className={classes.words}>
              <CountdownText event={event} span={spanOf(event)} now={now} />
              <h3 className={classes.title} dir="auto">
                <Link to={paths.event(event.id)}>{event.title}</Link>
              </h3>
              <p className={classes.place} dir="auto">
                {placeOf(event)}
              </p>
              <Guests event={event} />
            </div>
          </div>
          <ToDos event={event} hosting={hosting} />
        </div>
      </PaperSurface>
    </section>
  )
}

/** Leads to another celebration; phones have the + of the tab bar. */
const Plan = () => {
  const { t } = useTranslation('agenda')
  return (
    <div className={classes.plan}>
      <ButtonLink
        variant="quiet"
        size="small"
        leftSection={<CalendarPlus size={20} aria-hidden />}
        to={paths.createEvent()}
      >
        {t('start')}
      </ButtonLink>
    </div>
  )
}

const None = () => {
  const { t } = useTranslation('agenda')
  return (
    <section className={classes.none}>
      <img src="/art/empty-events.svg" width={320} height={240} alt="" />
      <h2>{t('noneTitle')}</h2>
      <p>{t('noneText')}</p>
      <ButtonLink to={paths.createEvent()}>{t('start')}</ButtonLink>
    </section>
  )
}

/** The viewer's next celebration, with a countdown, who comes and what is to do. */
export const NextEvent = () => {
  const { data, dataUpdatedAt, isPending } = useQuery(agendaQuery)
  if (isPending)
    return (
      <SkeletonGroup>
        <SkeletonBlock height={212} />
      </SkeletonGroup>
    )
  const [event] = data?.coming ?? []
  if (!event && data?.unanswered.length === 0) return <None />
  return (
    <div>
      {event && <Card event={event} hosting={data?.hosting ?? null} now={new Date(dataUpdatedAt)} />}
      <Plan />
    </div>
  )
}
