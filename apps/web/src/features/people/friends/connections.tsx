import type { Friend } from '@celebrio/contract/people/friends'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { connectionsQuery, type FriendType } from './data.ts'
import classes from './friend-list.module.css'
import { FriendList } from './friend-list.tsx'
import { FriendRow } from './friend-row.tsx'
import { TypeSelect } from './type-select.tsx'
import { UnfriendButton } from './unfriend-button.tsx'

const Connection = ({ friend }: { friend: Friend }) => {
  const { t } = useTranslation('friends')
  return (
    <FriendRow friend={friend} note={friend.friend_type ? t(`one${friend.friend_type}`) : undefined}>
      <UnfriendButton person={friend} size="small" />
    </FriendRow>
  )
}

/** Accepted connections, filtered by type. */
export const Connections = () => {
  const { t } = useTranslation('friends')
  const [type, setType] = useState<FriendType>()
  return (
    <>
      <div className={classes.filters}>
        <TypeSelect kind="type" value={type} onChange={setType} />
      </div>
      <FriendList
        query={connectionsQuery(type)}
        label={t('connections')}
        empty={t('noConnections')}
        emptyAction={<ButtonLink to={paths.findFriends()}>{t('find')}</ButtonLink>}
        Row={Connection}
      />
    </>
  )
}
