import { useTranslation } from 'react-i18next'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { feedQuery } from './data.ts'
import classes from './feed.module.css'
import { feedId, focusComposer } from './focus.ts'
import { PostList } from './post-list.tsx'

const EmptyFeed = () => {
  const { t } = useTranslation('posts')
  return (
    <Card>
      <EmptyState
        drawing="/art/empty-feed.svg"
        title={t('emptyTitle')}
        text={t('emptyText')}
        action={<Button onClick={focusComposer}>{t('emptyAction')}</Button>}
      />
    </Card>
  )
}

/** The posts that the viewer may see, newest first, page by page. */
export const Feed = () => {
  const { t } = useTranslation('posts')
  return (
    <section id={feedId} className={classes.feed} aria-label={t('feed')} tabIndex={-1}>
      <PostList query={feedQuery} empty={<EmptyFeed />} />
    </section>
  )
}
