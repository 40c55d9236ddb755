import type { Event } from '@celebrio/contract/celebrations/events'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { EventGrid, EventTile } from '#features/celebrations/events'
import { paths } from '#lib/paths.ts'
import { nearbyQuery } from './data.ts'
import classes from './near-you.module.css'

/** Number of events shown above the full list. */
const shown = 4

export type NearYouProps = {
  /** Buttons under an event's text. */
  Actions: ComponentType<{ event: Event }>
}

/** The nearest upcoming events as tiles; renders nothing when there are none. */
export const NearYou = ({ Actions }: NearYouProps) => {
  const { t } = useTranslation('nearby-events')
  const heading = useId()
  const { data } = useQuery(nearbyQuery(shown))
  if (!data || data.length === 0) return null
  return (
    <section aria-labelledby={heading} className={classes.near}>
      <h2 id={heading} className={classes.title}>
        {t('near')}
      </h2>
      <EventGrid label={t('near')}>
        {data.map(event => (
          <EventTile key={event.id} event={event} actions={<Actions event={event} />}>
            <Link to={paths.event(event.id)}>{event.title}</Link>
          </EventTile>
        ))}
      </EventGrid>
    </section>
  )
}
