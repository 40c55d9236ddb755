import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Pages } from '#ui/lists/pages.tsx'
import { publicEventsQuery } from '../data.ts'
import { EventGrid, EventGridSkeleton, EventTile } from '../event-tile.tsx'
import { noFilters } from '../filters.ts'
import type { Listed } from './public-events.tsx'

const Nothing = () => {
  const { t } = useTranslation('events')
  return (
    <EmptyState
      drawing="/art/empty-events.svg"
      title={t('noneUpcoming')}
      action={<ButtonLink to={paths.createEvent()}>{t('createNewEvent')}</ButtonLink>}
    />
  )
}

/** All upcoming events that are open to the viewer, soonest first. */
export const UpcomingEvents = ({ Actions }: Listed) => {
  const { t } = useTranslation('events')
  const list = useInfiniteQuery(publicEventsQuery('all', noFilters))
  return (
    <Pages list={list} itemsOf={page => page.events} waiting={<EventGridSkeleton />} empty={<Nothing />}>
      {events => (
        <EventGrid label={t('publicEvents')}>
          {events.map(event => (
            <EventTile key={event.id} event={event} actions={<Actions event={event} />}>
              <Link to={paths.event(event.id)}>{event.title}</Link>
            </EventTile>
          ))}
        </EventGrid>
      )}
    </Pages>
  )
}
