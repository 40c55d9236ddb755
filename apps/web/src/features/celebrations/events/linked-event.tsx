import type { Event } from '@celebrio/contract/celebrations/events'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ApiError } from '#lib/api/api-error.ts'
import { paths } from '#lib/paths.ts'
import { SkeletonBlock, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { eventQuery } from './data.ts'
import { TileTime } from './event-tile.tsx'
import { addressLineOf } from './invitation-details.ts'
import classes from './linked-event.module.css'
import { Pictured } from './pictured.tsx'

const Card = ({ event }: { event: Event }) => {
  const { t } = useTranslation('events')
  return (
    <article className={classes.card} aria-label={event.title}>
      <Pictured event={event} sizes="(min-width: 820px) 560px, 94vw" />
      <div className={classes.words}>
        <p className={classes.host}>{t('by', { host: event.user.name })}</p>
        <h3 className={classes.title} dir="auto">
          <Link to={paths.event(event.id)}>{event.title}</Link>
        </h3>
        <TileTime event={event} />
        <p className={classes.place} dir="auto">
          {addressLineOf(event)}
        </p>
      </div>
    </article>
  )
}

/** An event that a text links to, as the viewer may see it. */
export const LinkedEvent = ({ id }: { id: number }) => {
  const { t } = useTranslation('events')
  const { data: event, error } = useQuery(eventQuery(id))
  if (event) return <Card event={event} />
  if (!error)
    return (
      <SkeletonGroup>
        <div className={classes.waiting}>
          <SkeletonBlock ratio={16 / 9} />
        </div>
      </SkeletonGroup>
    )
  return (
    <p className={classes.gone}>
      {error instanceof ApiError && error.status === 404 ? (
        t('linkedGone')
      ) : (
        <Link to={paths.event(id)}>{t('viewEvent')}</Link>
      )}
    </p>
  )
}
