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

type ChooseProps = {
  createPath: string
  chosen: Event
  opened: boolean
  onClose: () => void
  onChoose: (event: Event) => void
}

const Choose = ({ createPath, chosen, opened, onClose, onChoose }: ChooseProps) => {
  const { t } = useTranslation('carts')
  const list = useInfiniteQuery(upcomingOwnQuery)
  const events = list.data?.pages.flatMap(page => page.events) ?? []
  const [now] = useState(() => new Date())
  return (
    <Dialog opened={opened} onClose={onClose} title={t('chooseEvent')} size="medium">
      <ul className={classes.list}>
        {events.map(event => (
          <li key={event.id}>
            <button
              type="button"
              className={classes.event}
              aria-pressed={event.id === chosen.id}
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
    </Dialog>
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
      <Choose
        createPath={createPath}
        chosen={event}
        opened={opened}
        onClose={() => setOpened(false)}
        onChoose={choose}
      />
    </section>
  )
}
