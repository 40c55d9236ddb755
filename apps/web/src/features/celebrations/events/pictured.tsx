import type { Event } from '@celebrio/contract/celebrations/events'
import { DateBadge } from '#ui/brand/date-badge.tsx'
import { PaperSurface } from '#ui/brand/paper-surface.tsx'
import { Cover } from './cover.tsx'
import { badgeDateOf } from './invitation-details.ts'
import classes from './pictured.module.css'

type PicturedProps = {
  event: Event
  sizes: string
  /** Dialog width, loaded eagerly. */
  wide?: boolean
}

/** An event as a picture: its cover on its paper with the date badge. */
export const Pictured = ({ event, sizes, wide = false }: PicturedProps) => (
  <PaperSurface paper={event.paper} printed className={classes.picture} data-wide={wide || undefined}>
    <Cover key={event.coverphoto} cover={event.cover} address={event.coverphoto} sizes={sizes} eager={wide} />
    <span className={classes.leaf}>
      <DateBadge date={badgeDateOf(event)} size={wide ? 72 : 60} timeZone={event.timezone} />
    </span>
  </PaperSurface>
)
