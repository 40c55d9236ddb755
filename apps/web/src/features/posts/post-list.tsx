import type { Post } from '@celebrio/contract/posts'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '#lib/api/error-text.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import type { feedQuery } from './data.ts'
import classes from './feed.module.css'
import { PostCard } from './post-card.tsx'
import { PostSkeletons } from './post-skeleton.tsx'

/** A post written here may come again with a page loaded later. */
const onceEach = (posts: readonly Post[]): Post[] => [...new Map(posts.map(post => [post.id, post])).values()]

export type PostListProps = { query: typeof feedQuery; empty: ReactNode }

/** A list of posts page by page: skeletons, a refusal, nothing, or cards with 'Load more'. */
export const PostList = ({ query, empty }: PostListProps) => {
  const { t } = useTranslation('posts')
  const feed = useInfiniteQuery(query)
  const { data, isPending, error, hasNextPage, isFetchingNextPage, isFetchNextPageError } = feed
  if (isPending) return <PostSkeletons />
  if (!data)
    return (
      <Card>
        <ErrorState text={errorText(error)} onRetry={() => void feed.refetch()} retrying={feed.isFetching} />
      </Card>
    )
  const posts = onceEach(data.pages.flatMap(page => page.post))
  if (posts.length === 0 && !hasNextPage) return empty
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
