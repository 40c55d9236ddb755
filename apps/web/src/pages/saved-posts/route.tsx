import { useTranslation } from 'react-i18next'
import { SavedPosts } from '#features/posts'
import { PageFrame } from '#ui/page-frame.tsx'

/** Posts kept for later. */
export const Component = () => {
  const { t } = useTranslation('posts')
  return (
    <PageFrame title={t('savedPosts')} width="text">
      <SavedPosts />
    </PageFrame>
  )
}
