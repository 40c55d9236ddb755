import type { Expected } from '@celebrio/contract/celebrations/check-in'
import { delays } from '@celebrio/contract/platform/delays'
import { useDebouncedValue } from '@mantine/hooks'
import { CheckCircle } from '@phosphor-icons/react/CheckCircle'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatClock } from '#lib/formats-dates.ts'
import { Button } from '#ui/buttons/button.tsx'
import { useOffline } from '#ui/feedback/use-offline.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { Pages } from '#ui/lists/pages.tsx'
import { PersonRow, PersonRowSkeletons } from '#ui/people/person-row.tsx'
import classes from './check-in.module.css'
import { expectedQuery } from './data.ts'
import type { CheckInEvent } from './offline-event.ts'
import { findEarlier, type Scan, type Target } from './scans.ts'
import { UndoButton } from './undo-button.tsx'

type Door = { scans: readonly Scan[]; admit: (target: Target) => void }

type RowProps = { event: CheckInEvent; guest: Expected } & Door

const CheckedIn = ({
  event,
  guest: { guest_id, user },
  since,
}: Pick<RowProps, 'event' | 'guest'> & { since: string }) => {
  const { t } = useTranslation('check-in')
  return (
    <>
      <span className={classes.in}>
        <CheckCircle size={20} weight="fill" aria-hidden />
        {t('inSince', { time: formatClock(since) })}
      </span>
      <UndoButton eventId={event.id} guest_id={guest_id} name={user.name} at={since} />
    </>
  )
}

const Row = ({ event, guest, scans, admit }: RowProps) => {
  const { t } = useTranslation('check-in')
  const { user, party, dietary, checked_in_at } = guest
  const target = { guest_id: guest.guest_id, name: user.name }
  const isWaiting = findEarlier(scans, target)?.outcome.kind === 'waiting'
  return (
    <PersonRow
      name={user.name}
      picture={user.profile_picture}
      beside="button"
      facts={[t('party', { count: party }), dietary]}
      actions={
        checked_in_at ? (
          <CheckedIn event={event} guest={guest} since={checked_in_at} />
        ) : (
          <Button
            size="small"
            variant="lagoon"
            disabled={isWaiting}
            aria-label={t('checkInOne', { name: user.name })}
            onClick={() => admit(target)}
          >
            {t('checkIn')}
          </Button>
        )
      }
    >
      <strong dir="auto">{user.name}</strong>
    </PersonRow>
  )
}

const ByName = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('check-in')
  return (
    <section className={classes.sheet} aria-label={t('byName')}>
      <h2 className={classes.heading}>{t('byName')}</h2>
      {children}
    </section>
  )
}

/** Expected guests, searchable by name for those who forgot their ticket. */
export const ExpectedList = ({ event, ...door }: { event: CheckInEvent } & Door) => {
  const { t } = useTranslation('check-in')
  const [typed, setTyped] = useState('')
  const [keyword] = useDebouncedValue(typed.trim(), delays.filter)
  const list = useInfiniteQuery({ ...expectedQuery(event.id, keyword), placeholderData: keepPreviousData })
  const isUnknown = useOffline() && !list.data
  if (isUnknown)
    return (
      <ByName>
        <p className={classes.none}>{t('namesOffline')}</p>
      </ByName>
    )
  return (
    <ByName>
      <TextField
        label={t('searchName')}
        type="search"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Pages
        list={list}
        compact
        itemsOf={page => page.guests}
        waiting={<PersonRowSkeletons widths={[52, 40]} />}
        empty={<p className={classes.none}>{t(keyword ? 'noMatch' : 'nobody')}</p>}
      >
        {guests => (
          <ul aria-label={t('guests')}>
            {guests.map(guest => (
              <Row key={guest.guest_id} event={event} guest={guest} {...door} />
            ))}
          </ul>
        )}
      </Pages>
    </ByName>
  )
}
