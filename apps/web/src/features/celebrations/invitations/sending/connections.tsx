import type { Event } from '@celebrio/contract/celebrations/events'
import type { Candidate } from '@celebrio/contract/celebrations/invitation-shapes'
import { type FriendType, friendTypes } from '@celebrio/contract/people/friends'
import { delays } from '@celebrio/contract/platform/delays'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/formats.ts'
import { Chips } from '#ui/choices/chips.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Pages } from '#ui/lists/pages.tsx'
import { PersonRowSkeletons } from '#ui/people/person-row.tsx'
import { candidatesQuery } from './data.ts'
import classes from './invite-page.module.css'
import { type Kinds, kindOf } from './kinds.ts'
import { PeoplePicker, TickRow } from './people-picker.tsx'
import type { Choice } from './use-choice.ts'

/** All connections, or those of one kind. */
type Shown = FriendType | 0

/** What somebody on the list has answered. */
const useStandings = () => {
  const { t } = useTranslation('invitations')
  return ({ status, can }: Candidate) => {
    if (status === null) return null
    return t(status === 'rejected' && can.invite ? 'standing_refused' : `standing_${status}`)
  }
}

type ListProps = { event: Event; shown: Shown; keyword: string; choice: Choice }

const People = ({ event, shown, keyword, choice: { chosen, toggle } }: ListProps) => {
  const { t } = useTranslation('invitations')
  const note = useStandings()
  const filter = { keyword, ...(shown !== 0 && { friend_type: shown }) }
  const list = useInfiniteQuery({ ...candidatesQuery(event.id, filter), placeholderData: keepPreviousData })
  const none = <p className={classes.none}>{t(keyword ? 'noMatch' : 'noConnections')}</p>
  return (
    <Pages
      list={list}
      compact
      itemsOf={page => page.people}
      waiting={<PersonRowSkeletons widths={[52, 40, 61]} />}
      empty={none}
    >
      {people => (
        <PeoplePicker
          label={t('sendTo')}
          people={people.map(person => ({ ...person, note: note(person), closed: !person.can.invite }))}
          chosen={chosen}
          onToggle={toggle}
        />
      )}
    </Pages>
  )
}

/** Ticks all of a kind at once. */
const All = ({ ids, shown, choice: { chosen, setAll } }: { ids: readonly number[]; shown: Shown; choice: Choice }) => {
  const { t } = useTranslation('invitations')
  const count = ids.filter(id => chosen.has(id)).length
  if (ids.length === 0) return null
  return (
    <TickRow
      chosen={count === ids.length}
      aside={
        <span className={classes.of}>
          {t('chosenOf', { chosen: formatCount(count), all: formatCount(ids.length) })}
        </span>
      }
      onToggle={() => setAll(ids, count < ids.length)}
    >
      {t(`all_${shown}`)}
    </TickRow>
  )
}

type ConnectionsProps = { event: Event; kinds: Kinds; first: Shown; choice: Choice }

/** Connections to tick, by kind or by name. */
export const Connections = ({ event, kinds, first, choice }: ConnectionsProps) => {
  const { t } = useTranslation('invitations')
  const [shown, setShown] = useState(first)
  const [typed, setTyped] = useState('')
  const [keyword] = useDebouncedValue(typed.trim(), delays.filter)
  const options = ([0, ...friendTypes] as const)
    .map(value => ({ value, ...kindOf(kinds, value) }))
    .filter(({ value, total }) => value === 0 || total > 0)
    .map(({ value, total }) => ({ value, label: `${t(`kind_${value}`)} ${formatCount(total)}` }))
  return (
    <>
      <TextField
        label={t('searchPeople')}
        type="search"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Chips label={t('whichKind')} labelHidden options={options} chosen={[shown]} plain onPress={setShown} />
      <div>
        {!keyword && <All ids={kindOf(kinds, shown).ids} shown={shown} choice={choice} />}
        <People event={event} shown={shown} keyword={keyword} choice={choice} />
      </div>
    </>
  )
}
