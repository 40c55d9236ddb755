import type { Friend } from '@celebrio/contract/friends'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { connectionsQuery, type FriendType } from './data.ts'
import classes from './friend-list.module.css'
import { FriendList } from './friend-list.tsx'
import { FriendRow } from './friend-row.tsx'
import { TypeSelect } from './type-select.tsx'
import { useRemove } from './use-friend-action.ts'

/** Unfriending is asked first: the other side would have to accept anew. */
const Connection = ({ friend }: { friend: Friend }) => {
  const { t } = useTranslation('friends')
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useRemove(friend.id, false)
  return (
    <FriendRow friend={friend} note={friend.friend_type ? t(`one${friend.friend_type}`) : undefined}>
      <Button variant="outline" size="small" onClick={() => setAsking(true)}>
        {t('unfriend')}
      </Button>
      <Dialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('unfriendTitle', { name: friend.name })}
        footer={
          <Button variant="danger" fullWidth loading={isPending} onClick={() => mutate(undefined)}>
            {t('unfriend')}
          </Button>
        }
      >
        <p>{t('unfriendText')}</p>
      </Dialog>
    </FriendRow>
  )
}

/** Accepted connections, by how the viewer files them. */
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
