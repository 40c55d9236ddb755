import type { Event } from '@celebrio/contract/celebrations/events'
import { MapPin } from '@phosphor-icons/react/MapPin'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/formats.ts'
import { formatSpanShortDay, formatSpanTime } from '#lib/formats-zones.ts'
import { useStartForViewer } from '#lib/use-start-for-viewer.ts'
import { SkeletonBlock, SkeletonGroup, SkeletonLine } from '#ui/feedback/skeleton.tsx'
import { Avatars } from '#ui/people/avatars.tsx'
import classes from './event-tile.module.css'
import { addressLineOf, spanOf } from './invitation-details.ts'
import { Pictured } from './pictured.tsx'

const Who = ({ event }: { event: Event }) => {
  const { t } = useTranslation('events')
  const { guests, total_guests, members } = event
  const people = guests.map(({ id, name, profile_picture }) => ({ id, name, picture: profile_picture }))
  const places = members === null ? '' : formatCount(members)
  const words =
    members === null ? t('guestsCome', { count: total_guests }) : t('guestsOf', { count: total_guests, places })
  return (
    <p className={classes.who}>
      {people.length > 0 && <Avatars people={people} total={people.length} max={4} size={28} />}
      <span>{words}</span>
    </p>
  )
}

/** Date and time at the venue, and in the viewer's time zone where it differs. */
export const TileTime = ({ event }: { event: Event }) => {
  const { t } = useTranslation('events')
  const span = spanOf(event)
  const own = useStartForViewer(span)
  if (event.date_open) return <p className={classes.time}>{t('dateOpen')}</p>
  return (
    <p className={classes.time}>
      {formatSpanShortDay(span)} · {formatSpanTime(span)}
      {own && <span className={classes.own}>{t('yourTime', { time: own })}</span>}
    </p>
  )
}

export type EventTileProps = {
  event: Event
  /** The title as a link or button; its click area covers the whole tile. */
  children: ReactNode
  /** Upper right corner: a mark button or a menu. */
  corner?: ReactNode
  /** Content below the text. */
  actions?: ReactNode
}

/** An event in a list: cover, date badge, title, place and guests. */
export const EventTile = ({ event, children, corner, actions }: EventTileProps) => {
  const { t } = useTranslation('events')
  const title = useId()
  const place = addressLineOf(event)
  return (
    <li>
      <article className={classes.tile} aria-labelledby={title}>
        <Pictured event={event} sizes="(min-width: 820px) 300px, 94vw" />
        {corner && <div className={classes.corner}>{corner}</div>}
        <div className={classes.words}>
          <p className={classes.host}>{t('by', { host: event.user.name })}</p>
          <h2 id={title} className={classes.title} dir="auto">
            {children}
          </h2>
          <TileTime event={event} />
          {place && (
            <p className={classes.place} dir="auto">
              <MapPin size={16} aria-hidden />
              <span>{place}</span>
            </p>
          )}
          <Who event={event} />
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </article>
    </li>
  )
}

/** Responsive grid of tiles. */
export const EventGrid = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className={classes.grid} aria-label={label}>
    {children}
  </ul>
)

/** Skeleton of the grid. */
export const EventGridSkeleton = () => (
  <SkeletonGroup>
    <div className={classes.grid}>
      {[70, 55, 82].map(width => (
        <div key={width} className={classes.waiting}>
          <SkeletonBlock ratio={4 / 3} />
          <SkeletonLine width={`${width}%`} height={20} />
          <SkeletonLine width="60%" />
          <SkeletonLine width="45%" />
        </div>
      ))}
    </div>
  </SkeletonGroup>
)
