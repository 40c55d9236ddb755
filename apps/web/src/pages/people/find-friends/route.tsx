import { useTranslation } from 'react-i18next'
import { FindFriends, FriendsFrame } from '#features/people/friends'

/** People to connect with. */
export const Component = () => {
  const { t } = useTranslation('friends')
  return (
    <FriendsFrame title={t('find')}>
      <FindFriends />
    </FriendsFrame>
  )
}
