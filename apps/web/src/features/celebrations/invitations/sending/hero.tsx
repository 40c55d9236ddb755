import type { Event } from '@celebrio/contract/celebrations/events'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { badgeDateOf, Cover } from '#features/celebrations/events'
import { paths } from '#lib/paths.ts'
import { DateBadge } from '#ui/brand/date-badge.tsx'
import { PaperSurface } from '#ui/brand/paper-surface.tsx'
import { Confetti } from '#ui/feedback/confetti.tsx'
import { PageTitle } from '#ui/layout/page-title.tsx'
import classes from './hero.module.css'

/** The invitation in small. */
export const InvitationCard = ({ event }: { event: Event }) => {
  const { t } = useTranslation('invitations')
  return (
    <div className={classes.card}>
      <span className={classes.leaf}>
        <DateBadge date={badgeDateOf(event)} size={48} timeZone={event.timezone} />
      </span>
      <div className={classes.cover}>
        <Cover cover={event.cover} address={event.coverphoto} sizes="300px" eager />
      </div>
      <p className={classes.host}>{t('invites', { host: event.user.name })}</p>
      <p className={classes.name} dir="auto">
        {event.title}
      </p>
    </div>
  )
}

/** The invitation in small, the question, and the way to do it later. */
export const Hero = ({ event, isNew }: { event: Event; isNew: boolean }) => {
  const { t } = useTranslation('invitations')
  return (
    <PaperSurface paper={event.paper} printed className={classes.hero}>
      <PageTitle>{t('whosComing')}</PageTitle>
      {isNew && <Confetti />}
      <Link className={classes.later} to={paths.event(event.id)}>
        {t('later')}
      </Link>
      <div className={classes.inside}>
        <InvitationCard event={event} />
        <h1 className={classes.title}>
          {isNew && <span>{t('isReady')} </span>}
          {t('whosComing')}
        </h1>
      </div>
    </PaperSurface>
  )
}
