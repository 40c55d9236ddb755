import { useTranslation } from 'react-i18next'
import { SavedPosts } from '#features/social/posts'
import { PageFrame } from '#ui/layout/page-frame.tsx'

/** The viewer's saved posts. */
export const Component = () => {
  const { t } = useTranslation('posts')
  return (
    <PageFrame title={t('savedPosts')} width="text">
      <SavedPosts />
    </PageFrame>
  )
}
