import type { Event } from '@celebrio/contract/celebrations/events'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import { Button, ButtonLink } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { TypedField } from '#ui/fields/typed-field.tsx'
import { Pages } from '#ui/lists/pages.tsx'
import { ownEventsQuery } from '../data.ts'
import { DeleteDialog } from '../delete-dialog.tsx'
import { EventGrid, EventGridSkeleton, EventTile } from '../event-tile.tsx'
import { isDateOrYear } from '../filters.ts'
import { SidePanel } from '../side-panel.tsx'
import { type Filtering, useFilters } from '../use-filters.ts'
import { DetailsDialog } from './details-dialog.tsx'
import { HistoryMenu } from './history-menu.tsx'

const Fields = ({ filters, change }: Filtering) => {
  const { t } = useTranslation('events')
  const problemOf = (text: string) => (text === '' || isDateOrYear(text) ? undefined : t('dateOrYearWrong'))
  return (
    <>
      <TypedField label={t('searchWithin')} value={filters.keyword} onChange={keyword => change({ keyword })} />
      <TypedField
        label={t('dateOrYear')}
        hint={t('dateOrYearHint')}
        value={filters.event_date}
        onChange={event_date => change({ event_date })}
        problemOf={problemOf}
      />
    </>
  )
}

const Nothing = ({ filtering, history }: { filtering: Filtering; history: boolean }) => {
  const { t } = useTranslation('events')
  const filtered = filtering.count > 0
  const text = t(history ? 'noHistoryText' : 'noEventsText')
  return (
    <EmptyState
      drawing="/art/empty-events.svg"
      title={t('noEvents')}
      text={filtered ? t('noneFits') : text}
      action={
        filtered ? (
          <Button variant="outline" onClick={filtering.clear}>
            {t('clearFilters')}
          </Button>
        ) : (
          <ButtonLink to={paths.createEvent()}>{t('createNewEvent')}</ButtonLink>
        )
      }
    />
  )
}

/** The open dialog: an event's details or the delete confirmation. */
type Open = { event: Event; as: 'details' | 'delete' }

const Tiles = ({ events, history }: { events: Event[]; history: boolean }) => {
  const { t } = useTranslation('events')
  const [open, setOpen] = useState<Open | null>(null)
  const [shown, setShown] = useState(false)
  const show = (event: Event, as: Open['as']) => {
    setOpen({ event, as })
    setShown(true)
  }
  const close = () => setShown(false)
  const event = open && (events.find(({ id }) => id === open.event.id) ?? open.event)
  return (
    <>
      <EventGrid label={t(history ? 'eventsHistory' : 'myEvents')}>
        {events.map(one => (
          <EventTile
            key={one.id}
            event={one}
            corner={history && <HistoryMenu event={one} onDelete={() => show(one, 'delete')} />}
          >
            <button type="button" aria-haspopup="dialog" onClick={() => show(one, 'details')}>
              {one.title}
            </button>
          </EventTile>
        ))}
      </EventGrid>
      {event && (
        <>
          <DetailsDialog
            event={event}
            opened={shown && open.as === 'details'}
            onClose={close}
            onDelete={() => setOpen({ event, as: 'delete' })}
          />
          <DeleteDialog event={event} opened={shown && open.as === 'delete'} onClose={close} onDeleted={close} />
        </>
      )}
    </>
  )
}

/** The viewer's own events, upcoming or past. The previous list stays visible while a filter loads. */
export const MyEvents = ({ history }: { history: boolean }) => {
  const filtering = useFilters()
  const list = useInfiniteQuery({
    ...ownEventsQuery(history, filtering.filters),
    placeholderData: keepPreviousData,
  })
  return (
    <SidePanel filtering={filtering} fields={<Fields {...filtering} />}>
      <Pages
        list={list}
        itemsOf={page => page.events}
        waiting={<EventGridSkeleton />}
        empty={<Nothing filtering={filtering} history={history} />}
      >
        {events => <Tiles events={events} history={history} />}
      </Pages>
    </SidePanel>
  )
}
