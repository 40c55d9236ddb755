import type { Friend } from '@celebrio/contract/people/friends'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/buttons/button.tsx'
import { blockedQuery, useUnblock } from './data.ts'
import { FriendList } from './friend-list.tsx'
import { FriendRow } from './friend-row.tsx'

const BlockedPerson = ({ friend }: { friend: Friend }) => {
  const { t } = useTranslation('friends')
  const { mutate, isPending } = useUnblock(friend.id)
  return (
    <FriendRow friend={friend}>
      <Button variant="outline" size="small" loading={isPending} onClick={() => mutate()}>
        {t('unblock')}
      </Button>
    </FriendRow>
  )
}

/** People whom the viewer has blocked. */
export const Blocked = () => {
  const { t } = useTranslation('friends')
  return <FriendList query={blockedQuery} label={t('blocked')} empty={t('noBlocked')} Row={BlockedPerson} />
}
