import type { Event } from '@celebrio/contract/celebrations/events'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addressLineOf, badgeDateOf, spanOf, upcomingOwnQuery } from '#features/celebrations/events'
import { formatSpanShortDay, formatSpanTime } from '#lib/formats-zones.ts'
import { DateBadge } from '#ui/brand/date-badge.tsx'
import { Button, ButtonLink } from '#ui/buttons/button.tsx'
import { LoadMore } from '#ui/lists/pages.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { canServe } from '../bookable.ts'
import classes from './event-choice.module.css'

const Words = ({ event }: { event: Event }) => {
  const { t } = useTranslation('carts')
  const span = spanOf(event)
  const when = event.date_open ? t('dateOpen') : `${formatSpanShortDay(span)}, ${formatSpanTime(span)}`
  return (
    <>
      <DateBadge date={badgeDateOf(event)} size={48} timeZone={event.timezone} />
      <span className={classes.words}>
        <b dir="auto">{event.title}</b>
        <small dir="auto">{[when, addressLineOf(event)].filter(Boolean).join(' · ')}</small>
      </span>
    </>
  )
}

type EventListProps = { createPath: string; chosen?: Event; onChoose: (event: Event) => void }

/** The viewer's events to come; those for which nobody can be asked can't be chosen. */
export const EventList = ({ createPath, chosen, onChoose }: EventListProps) => {
  const { t } = useTranslation('carts')
  const list = useInfiniteQuery(upcomingOwnQuery)
  const events = list.data?.pages.flatMap(page => page.events) ?? []
  const [now] = useState(() => new Date())
  return (
    <>
      <ul className={classes.list}>
        {events.map(event => (
          <li key={event.id}>
            <button
              type="button"
              className={classes.event}
              aria-pressed={event.id === chosen?.id}
              disabled={!canServe(event, now)}
              onClick={() => onChoose(event)}
            >
              <Words event={event} />
            </button>
          </li>
        ))}
      </ul>
      <LoadMore list={list} />
      <ButtonLink variant="quiet" fullWidth to={createPath}>
        {t('createEvent')}
      </ButtonLink>
    </>
  )
}

type EventChoiceProps = {
  /** Where another event is created. */ createPath: string
  event: Event
  onChoose: (event: Event) => void
}

/** The event that is to be served, and the way to another one. */
export const EventChoice = ({ createPath, event, onChoose }: EventChoiceProps) => {
  const { t } = useTranslation('carts')
  const [opened, setOpened] = useState(false)
  const choose = (other: Event) => {
    setOpened(false)
    onChoose(other)
  }
  return (
    <section className={classes.choice} aria-label={t('yourEvent')}>
      <Words event={event} />
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpened(true)}>
        {t('changeEvent')}
      </Button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title={t('chooseEvent')} size="medium">
        <EventList createPath={createPath} chosen={event} onChoose={choose} />
      </Dialog>
    </section>
  )
}
