import type { Event } from '@celebrio/contract/celebrations/events'
import type { RsvpStatus } from '@celebrio/contract/celebrations/invitation-shapes'
import { delays } from '@celebrio/contract/platform/delays'
import { useDebouncedValue } from '@mantine/hooks'
import { DownloadSimple } from '@phosphor-icons/react/DownloadSimple'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/formats.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { Chips } from '#ui/choices/chips.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Pages } from '#ui/lists/pages.tsx'
import { PersonRowSkeletons } from '#ui/people/person-row.tsx'
import { guestsQuery, useDownloadGuests } from '../data.ts'
import { Panel } from '../panel.tsx'
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

const shown = ['accepted', 'confirming', 'pending', 'waiting', 'rejected'] as const satisfies readonly RsvpStatus[]

type Standing = (typeof shown)[number]

/** What of the list is wanted: a name among all of them, else those who stand in one way. */
function useWanted() {
  const [status, setStatus] = useState<Standing>('accepted')
  const [typed, setTyped] = useState('')
  const [keyword] = useDebouncedValue(typed.trim(), delays.filter)
  const choose = (one: Standing) => {
    setTyped('')
    setStatus(one)
  }
  return { status, keyword, typed, setTyped, choose }
}

type WhichProps = {
  counts: Record<Standing, number> | undefined
  chosen: Standing | null
  onChoose: (one: Standing) => void
}

/** Those who stand in one way, with how many they are. */
const Which = ({ counts, chosen, onChoose }: WhichProps) => {
  const { t } = useTranslation('invitations')
  const labelOf = (one: Standing) => (counts ? `${t(`status_${one}`)} ${formatCount(counts[one])}` : t(`status_${one}`))
  // Only another date makes somebody confirm again.
  const offered = shown.filter(one => one !== 'confirming' || chosen === one || (counts?.confirming ?? 0) > 0)
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

/** Who is on the list of an own event, and how they stand. */
export const GuestList = ({ event }: { event: Event }) => {
  const { t } = useTranslation('invitations')
  const { status, keyword, typed, setTyped, choose } = useWanted()
  const wanted = keyword ? { keyword } : { status }
  const list = useInfiniteQuery({ ...guestsQuery(event.id, wanted), placeholderData: keepPreviousData })
  const none = <p className={classes.none}>{t(keyword ? 'noMatch' : `nobody_${status}`)}</p>
  const waiting = <PersonRowSkeletons widths={[52, 40]} />
  return (
    <Panel title={t('guestList')} aside={<DownloadList event={event} />}>
      <TextField
        label={t('searchGuests')}
        type="search"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Which counts={list.data?.pages[0]?.counts} chosen={keyword ? null : status} onChoose={choose} />
      <Pages list={list} compact itemsOf={page => page.guests} waiting={waiting} empty={none}>
        {guests => (
          <ul aria-label={t('guestList')}>
            {guests.map(guest => (
              <GuestRow key={guest.id} event={event} guest={guest} withStanding={keyword !== ''} />
            ))}
          </ul>
        )}
      </Pages>
    </Panel>
  )
}
