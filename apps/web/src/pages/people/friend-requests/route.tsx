import { useTranslation } from 'react-i18next'
import { FriendsFrame, Requests } from '#features/people/friends'

/** Requests received and sent. */
export const Component = () => {
  const { t } = useTranslation('friends')
  return (
    <FriendsFrame title={t('requests')}>
      <Requests />
    </FriendsFrame>
  )
}
