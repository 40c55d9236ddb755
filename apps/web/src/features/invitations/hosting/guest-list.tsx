import { delays } from '@celebrio/contract/delays'
import type { Event } from '@celebrio/contract/events'
import type { GuestStatus } from '@celebrio/contract/invitation-shapes'
import { useDebouncedValue } from '@mantine/hooks'
import { DownloadSimple } from '@phosphor-icons/react/DownloadSimple'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/formats.ts'
import { Chips } from '#ui/chips.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Pages } from '#ui/pages.tsx'
import { PersonRowSkeletons } from '#ui/person-row.tsx'
import { TextField } from '#ui/text-field.tsx'
import { guestsQuery } from '../data.ts'
import { Panel } from '../panel.tsx'
import { useDownloadGuests } from '../use-hosting.ts'
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

const shown = ['accepted', 'pending', 'waiting', 'rejected'] as const satisfies readonly GuestStatus[]

/** Who is on the list of an own event, and how they stand. A name is looked for among all of them. */
export const GuestList = ({ event }: { event: Event }) => {
  const { t } = useTranslation('invitations')
  const [status, setStatus] = useState<(typeof shown)[number]>('accepted')
  const [typed, setTyped] = useState('')
  const [keyword] = useDebouncedValue(typed.trim(), delays.filter)
  const wanted = keyword ? { keyword } : { status }
  const list = useInfiniteQuery({ ...guestsQuery(event.id, wanted), placeholderData: keepPreviousData })
  const choose = (one: (typeof shown)[number]) => {
    setTyped('')
    setStatus(one)
  }
  const counts = list.data?.pages[0]?.counts
  const labelOf = (one: (typeof shown)[number]) =>
    counts ? `${t(`status_${one}`)} ${formatCount(counts[one])}` : t(`status_${one}`)
  return (
    <Panel title={t('guestList')} aside={<DownloadList event={event} />}>
      <TextField
        label={t('searchGuests')}
        type="search"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Chips
        label={t('whichGuests')}
        labelHidden
        options={shown.map(value => ({ value, label: labelOf(value) }))}
        chosen={keyword ? [] : [status]}
        plain
        onPress={choose}
      />
      <Pages
        list={list}
        compact
        itemsOf={page => page.guests}
        waiting={<PersonRowSkeletons widths={[52, 40]} />}
        empty={<p className={classes.none}>{t(keyword ? 'noMatch' : `nobody_${status}`)}</p>}
      >
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
