import { useTranslation } from 'react-i18next'
import { EditProfile } from '#features/social/profiles'
import { PageFrame } from '#ui/layout/page-frame.tsx'

/** Edits the viewer's own profile. */
export const Component = () => {
  const { t } = useTranslation('profiles')
  return (
    <PageFrame title={t('editTitle')} width="text">
      <EditProfile />
    </PageFrame>
  )
}
