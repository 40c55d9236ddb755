import type { Post } from '@celebrio/contract/posts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorText } from '#lib/api/error-text.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { feedQuery } from './data.ts'
import classes from './feed.module.css'
import { feedId, focusComposer } from './focus.ts'
import { PostCard } from './post-card.tsx'
import { PostSkeletons } from './post-skeleton.tsx'

/** A post written here may come again with a page loaded later. */
const onceEach = (posts: readonly Post[]): Post[] => [...new Map(posts.map(post => [post.id, post])).values()]

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

const Posts = () => {
  const { t } = useTranslation('posts')
  const feed = useInfiniteQuery(feedQuery)
  const { data, isPending, error, hasNextPage, isFetchingNextPage, isFetchNextPageError } = feed
  if (isPending) return <PostSkeletons />
  if (!data)
    return (
      <Card>
        <ErrorState text={errorText(error)} onRetry={() => void feed.refetch()} retrying={feed.isFetching} />
      </Card>
    )
  const posts = onceEach(data.pages.flatMap(page => page.post))
  if (posts.length === 0 && !hasNextPage) return <EmptyFeed />
  return (
    <>
      <div className={classes.posts}>
        {posts.map(post => (
          <PostCard key={post.id} post={post} />
        ))}
      </div>
      {isFetchNextPageError ? (
        <ErrorState
          compact
          text={errorText(error)}
          onRetry={() => void feed.fetchNextPage()}
          retrying={isFetchingNextPage}
        />
      ) : (
        hasNextPage && (
          <div className={classes.more}>
            <Button variant="outline" onClick={() => void feed.fetchNextPage()} loading={isFetchingNextPage}>
              {t('loadMore')}
            </Button>
          </div>
        )
      )}
    </>
  )
}

/** The posts that the viewer may see, newest first, page by page. */
export const Feed = () => {
  const { t } = useTranslation('posts')
  return (
    <section id={feedId} className={classes.feed} aria-label={t('feed')} tabIndex={-1}>
      <Posts />
    </section>
  )
}
