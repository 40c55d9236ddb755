import { useTranslation } from 'react-i18next'
import { Connections, FriendsFrame } from '#features/people/friends'

/** Accepted connections. */
export const Component = () => {
  const { t } = useTranslation('friends')
  return (
    <FriendsFrame title={t('connectionsTitle')}>
      <Connections />
    </FriendsFrame>
  )
}
