import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addressLineOf, Cover } from '#features/celebrations/events'
import { paths } from '#lib/paths.ts'
import { PaperSurface } from '#ui/brand/paper-surface.tsx'
import { Avatars } from '#ui/people/avatars.tsx'
import { liveQuery } from './data.ts'
import classes from './live-card.module.css'

/** The event running now; renders nothing if there is none or the request failed. */
export const LiveCard = () => {
  const { t } = useTranslation('nearby-events')
  const title = useId()
  const { data: event } = useQuery(liveQuery)
  if (!event) return null
  const people = event.guests.map(({ id, name, profile_picture }) => ({ id, name, picture: profile_picture }))
  return (
    <section aria-labelledby={title} tabIndex={-1}>
      <PaperSurface paper="plum" printed className={classes.card}>
        <div className={classes.picture}>
          <Cover
            key={event.coverphoto}
            cover={event.cover}
            address={event.coverphoto}
            sizes="(min-width: 820px) 264px, 80vw"
          />
          <span className={classes.live}>{t('live')}</span>
        </div>
        <div className={classes.words}>
          <h2 id={title} className={classes.title} dir="auto">
            <Link to={paths.event(event.id)}>{event.title}</Link>
          </h2>
          <p className={classes.place} dir="auto">
            {[event.user.name, addressLineOf(event)].filter(Boolean).join(', ')}
          </p>
          {event.total_guests > 0 && (
            <p className={classes.people}>
              {people.length > 0 && <Avatars people={people} total={people.length} max={4} size={26} />}
              <span>{t('celebrating', { count: event.total_guests })}</span>
            </p>
          )}
        </div>
      </PaperSurface>
    </section>
  )
}
