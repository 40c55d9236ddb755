import { useTranslation } from 'react-i18next'
import { Blocked, FriendsFrame } from '#features/people/friends'

/** People whom the viewer has blocked. */
export const Component = () => {
  const { t } = useTranslation('friends')
  return (
    <FriendsFrame title={t('blocked')}>
      <Blocked />
    </FriendsFrame>
  )
}
