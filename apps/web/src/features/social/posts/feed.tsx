import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Card } from '#ui/layout/card.tsx'
import { feedQuery } from './data.ts'
import classes from './feed.module.css'
import { feedId, focusComposer } from './focus.ts'
import { NewPosts } from './new-posts.tsx'
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

export type FeedProps = {
  /** Inserted between the posts. */
  between?: readonly ReactNode[]
  /** Keeps the placeholders while what stands above the feed loads, so that no post moves under a finger. */
  waits?: boolean
}

/** The posts that the viewer may see, newest first, page by page. */
export const Feed = ({ between, waits = false }: FeedProps) => {
  const { t } = useTranslation('posts')
  return (
    <section id={feedId} className={classes.feed} aria-label={t('feed')} tabIndex={-1}>
      <NewPosts />
      <PostList query={feedQuery} empty={<EmptyFeed />} between={between} waits={waits} />
    </section>
  )
}
