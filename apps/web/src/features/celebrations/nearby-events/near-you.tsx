import type { Event } from '@celebrio/contract/celebrations/events'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { EventGrid, EventTile } from '#features/celebrations/events'
import { paths } from '#lib/paths.ts'
import { nearbyQuery } from './data.ts'
import classes from './near-you.module.css'

/** So many stand above all the others. */
const shown = 4

export type NearYouProps = {
  /** What can be done about an event, under its words. */
  Actions: ComponentType<{ event: Event }>
}

/** The nearest celebrations to come, as invitations; nothing where none is near. */
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
