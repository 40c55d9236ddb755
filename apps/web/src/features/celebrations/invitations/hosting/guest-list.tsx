import type { Event } from '@celebrio/contract/celebrations/events'
import type { RsvpStatus } from '@celebrio/contract/celebrations/invitation-shapes'
import { delays } from '@celebrio/contract/platform/delays'
import { useDebouncedValue } from '@mantine/hooks'
import { DownloadSimple } from '@phosphor-icons/react/DownloadSimple'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Nudge } from '#features/celebrations/nudges'
import { formatCount } from '#lib/formats.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { Chips } from '#ui/choices/chips.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Pages } from '#ui/lists/pages.tsx'
import { PersonRowSkeletons } from '#ui/people/person-row.tsx'
import { guestsQuery, useDownloadGuests } from '../data.ts'
import { GuestRow } from './guest-row.tsx'
import classes from './hosting.module.css'

const DownloadList = ({ event: { id } }: { event: Event }) => {
  const { t } = useTranslation('invitations')
  const { mutate, isPending } = useDownloadGuests(id)
  return (
    <IconButton
      label={t('downloadList')}
      icon={<DownloadSimple size={22} aria-hidden />}
      disabled={isPending}
      onClick={() => mutate()}
    />
  )
}

const listedStatuses = [
  'accepted',
  'confirming',
  'pending',
  'maybe',
  'waiting',
  'rejected',
] as const satisfies readonly RsvpStatus[]

type ListedStatus = (typeof listedStatuses)[number]
type Listed = ListedStatus | 'all'

/** Filter of the guest list: a name across all statuses, otherwise one RSVP status or all of them. */
function useGuestFilter() {
  const [status, setStatus] = useState<Listed>('all')
  const [typed, setTyped] = useState('')
  const [keyword] = useDebouncedValue(typed.trim(), delays.filter)
  const choose = (one: Listed) => {
    setTyped('')
    setStatus(one)
  }
  return { status, keyword, typed, setTyped, choose }
}

type StatusFilterProps = {
  event: Event
  counts: Record<ListedStatus, number> | undefined
  chosen: Listed | null
  onChoose: (one: Listed) => void
}

/** Filter chips by RSVP status with counts. */
const StatusFilter = ({ event, counts, chosen, onChoose }: StatusFilterProps) => {
  const { t } = useTranslation('invitations')
  const labelOf = (one: Listed) =>
    counts && one !== 'all' ? `${t(`status_${one}`)} ${formatCount(counts[one])}` : t(`status_${one}`)
  // Guests have to confirm again only after a change of date, and say maybe only where that is allowed, or was.
  const isRare = (one: ListedStatus) => one === 'confirming' || (one === 'maybe' && !event.allows_maybe)
  const listed = listedStatuses.filter(one => !isRare(one) || chosen === one || (counts?.[one] ?? 0) > 0)
  const offered: Listed[] = ['all', ...listed]
  return (
    <Chips
      label={t('whichGuests')}
      labelHidden
      options={offered.map(value => ({ value, label: labelOf(value) }))}
      chosen={chosen ? [chosen] : []}
      plain
      onPress={onChoose}
    />
  )
}

/** The guest list of an own event with its filters. */
export const GuestList = ({ event }: { event: Event }) => {
  const { t } = useTranslation('invitations')
  const { status, keyword, typed, setTyped, choose } = useGuestFilter()
  const unfiltered = status === 'all' ? {} : { status }
  const filter = keyword ? { keyword } : unfiltered
  const list = useInfiniteQuery({ ...guestsQuery(event.id, filter), placeholderData: keepPreviousData })
  const none = <p className={classes.none}>{t(keyword ? 'noMatch' : `nobody_${status}`)}</p>
  const waiting = <PersonRowSkeletons widths={[52, 40]} />
  return (
    <Panel title={t('guestList')} aside={<DownloadList event={event} />}>
      <Nudge event={event} />
      <TextField
        label={t('searchGuests')}
        type="search"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <StatusFilter
        event={event}
        counts={list.data?.pages[0]?.counts}
        chosen={keyword ? null : status}
        onChoose={choose}
      />
      <Pages list={list} compact itemsOf={page => page.guests} waiting={waiting} empty={none}>
        {guests => (
          <ul aria-label={t('guestList')}>
            {guests.map(guest => (
              <GuestRow key={guest.id} event={event} guest={guest} withStatus={keyword !== '' || status === 'all'} />
            ))}
          </ul>
        )}
      </Pages>
    </Panel>
  )
}
