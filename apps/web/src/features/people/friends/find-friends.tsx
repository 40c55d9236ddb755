import type { Friend } from '@celebrio/contract/people/friends'
import { delays } from '@celebrio/contract/platform/delays'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PlaceFields } from '#features/base/locations'
import { paths } from '#lib/paths.ts'
import { useIsKid } from '#lib/session.ts'
import { Button, ButtonLink } from '#ui/buttons/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { type FindFilters, findQuery, useRequest, useSkip } from './data.ts'
import classes from './friend-list.module.css'
import { FriendList } from './friend-list.tsx'
import { FriendRow } from './friend-row.tsx'
import { nameLength } from './name-length.ts'
import { TypeButton } from './type-button.tsx'

const Found = ({ friend }: { friend: Friend }) => {
  const { t } = useTranslation('friends')
  const request = useRequest(friend.id)
  const skip = useSkip(friend.id)
  return (
    <FriendRow friend={friend} cutAt={nameLength}>
      <TypeButton
        size="small"
        variant="lagoon"
        label={t('add')}
        title={t('connectTitle', { name: friend.name })}
        busy={request.isPending}
        onChoose={type => request.mutate(type)}
      />
      <ButtonLink size="small" variant="outline" to={paths.profile(friend.id)} target="_blank">
        {t('viewProfile')}
      </ButtonLink>
      <Button size="small" variant="quiet" loading={skip.isPending} onClick={() => skip.mutate()}>
        {t('skip')}
      </Button>
    </FriendRow>
  )
}

type Place = Omit<FindFilters, 'keyword'>

const everywhere: Place = { country_id: null, state_id: null, city_id: null }

/** Suggested connections: by mutual connections, then by location. */
export const FindFriends = () => {
  const { t } = useTranslation('friends')
  const isKid = useIsKid()
  const [typed, setTyped] = useState('')
  const [keyword] = useDebouncedValue(typed, delays.filter)
  const suggests = isKid && keyword === ''
  const [place, setPlace] = useState<Place>(everywhere)
  const clear = () => {
    setTyped('')
    setPlace(everywhere)
  }
  return (
    <>
      <div className={classes.filters}>
        <TextField
          label={t('searchPeople')}
          type="search"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <PlaceFields value={place} onChange={setPlace} />
        {(typed !== '' || place.country_id !== null) && (
          <Button variant="outline" onClick={clear}>
            {t('clearFilters')}
          </Button>
        )}
      </div>
      <FriendList
        query={findQuery({ ...place, keyword })}
        label={t('find')}
        empty={t(suggests ? 'noneForKids' : 'noFound')}
        emptyText={suggests ? t('noneForKidsText') : undefined}
        Row={Found}
      />
    </>
  )
}
