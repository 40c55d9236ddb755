import { useTranslation } from 'react-i18next'
import { feedId, PostList } from '#features/social/posts'
import { paths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Card } from '#ui/layout/card.tsx'
import { taggedQuery } from './data.ts'

/** The posts with a hashtag that the viewer may see. */
export const TaggedPosts = ({ tag }: { tag: string }) => {
  const { t } = useTranslation('hashtags')
  const empty = (
    <Card>
      <EmptyState
        drawing="/art/empty-feed.svg"
        title={t('noPosts', { tag })}
        text={t('noPostsText')}
        action={<ButtonLink to={paths.compose()}>{t('write')}</ButtonLink>}
      />
    </Card>
  )
  return (
    <section id={feedId} aria-label={t('posts', { tag })} tabIndex={-1}>
      <PostList query={taggedQuery(tag)} empty={empty} />
    </section>
  )
}
