import type { Event } from '@celebrio/contract/celebrations/events'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { PlaceFields } from '#features/base/locations'
import { paths } from '#lib/paths.ts'
import { useSession } from '#lib/session.ts'
import { truncateName } from '#lib/truncate-name.ts'
import { Button, ButtonLink } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { GuestNotice } from '#ui/feedback/guest-notice.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { TypedField } from '#ui/fields/typed-field.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { Pages } from '#ui/lists/pages.tsx'
import { publicEventsQuery, type Ribbon } from '../data.ts'
import { EventGrid, EventGridSkeleton, EventTile } from '../event-tile.tsx'
import { SidePanel } from '../side-panel.tsx'
import { type Filtering, useFilters } from '../use-filters.ts'
import { RibbonTabs, ribbonIn } from './ribbon-tabs.tsx'

type FieldsProps = Pick<PublicEventsProps, 'Category'> & { filtering: Filtering }

const Fields = ({ filtering: { filters, change }, Category }: FieldsProps) => {
  const { t } = useTranslation('events')
  const { keyword, event_date, country_id, state_id, city_id } = filters
  return (
    <>
      <TypedField label={t('searchWithin')} value={keyword} onChange={text => change({ keyword: text })} />
      <Category value={filters.category_id} onChange={id => change({ category_id: id })} />
      <PlaceFields value={{ country_id, state_id, city_id }} onChange={change} />
      <TextField
        label={t('date')}
        type="date"
        value={event_date.length === 10 ? event_date : ''}
        onChange={({ currentTarget }) => change({ event_date: currentTarget.value })}
      />
      {event_date && (
        <Button variant="quiet" size="small" onClick={() => change({ event_date: '' })}>
          {t('clearDate')}
        </Button>
      )}
    </>
  )
}

const Nothing = ({ filtering }: { filtering: Filtering }) => {
  const { t } = useTranslation('events')
  return (
    <EmptyState
      drawing="/art/empty-events.svg"
      title={t('noneAvailable')}
      text={filtering.count > 0 ? t('noneFits') : undefined}
      action={
        filtering.count > 0 ? (
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

/**
 * Titles longer than ten letters are cut to nine on invitations (specification part 2 §2.2); screen readers get the
 * whole title.
 */
const Title = ({ event: { title }, ribbon }: { event: Event; ribbon: Ribbon }) =>
  ribbon === 'invitation' && truncateName(title, 10) !== title ? (
    <>
      <span aria-hidden>{truncateName(title, 9)}</span>
      <VisuallyHidden>{title}</VisuallyHidden>
    </>
  ) : (
    title
  )

export type Listed = {
  /** Buttons under an event's text. */
  Actions: ComponentType<{ event: Event }>
}

export type PublicEventsProps = Listed & {
  /** A field for a category of what is booked. */
  Category: ComponentType<{ value: number | null; onChange: (id: number | null) => void }>
}

const List = ({ filtering, ribbon, Actions }: Listed & { filtering: Filtering; ribbon: Ribbon }) => {
  const { t } = useTranslation('events')
  const query = publicEventsQuery(ribbon, filtering.filters)
  const list = useInfiniteQuery({ ...query, placeholderData: keepPreviousData })
  return (
    <Pages
      list={list}
      itemsOf={page => page.events}
      waiting={<EventGridSkeleton />}
      empty={<Nothing filtering={filtering} />}
    >
      {events => (
        <EventGrid label={t(`ribbon_${ribbon}`)}>
          {events.map(event => (
            <EventTile key={event.id} event={event} actions={<Actions event={event} />}>
              <Link to={paths.event(event.id)}>
                <Title event={event} ribbon={ribbon} />
              </Link>
            </EventTile>
          ))}
        </EventGrid>
      )}
    </Pages>
  )
}

/** Events of others: all that are open to the viewer, marked ones, and invitations. */
export const PublicEvents = ({ Actions, Category }: PublicEventsProps) => {
  const { t } = useTranslation('events')
  const [search] = useSearchParams()
  const isGuest = useSession() === null
  const filtering = useFilters()
  const ribbon = ribbonIn(search)
  return (
    <SidePanel filtering={filtering} fields={<Fields filtering={filtering} Category={Category} />}>
      <RibbonTabs ribbon={ribbon} />
      {isGuest && ribbon !== 'all' ? (
        <GuestNotice text={t(ribbon === 'marked' ? 'guestMarked' : 'guestInvitations')} />
      ) : (
        <List key={ribbon} filtering={filtering} ribbon={ribbon} Actions={Actions} />
      )}
    </SidePanel>
  )
}
