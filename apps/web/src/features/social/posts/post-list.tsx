import type { Post } from '@celebrio/contract/social/posts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import { errorText } from '#lib/api/error-text.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Card } from '#ui/layout/card.tsx'
import { LoadMore } from '#ui/lists/pages.tsx'
import type { feedQuery } from './data.ts'
import classes from './feed.module.css'
import { PostCard } from './post-card.tsx'
import { PostSkeletons } from './post-skeleton.tsx'

/** Removes duplicates: a post added here may come again with a page loaded later. */
const onceEach = (posts: readonly Post[]): Post[] => [...new Map(posts.map(post => [post.id, post])).values()]

export type PostListProps = {
  query: typeof feedQuery
  empty: ReactNode
  /** Inserted between the posts; after them if there are too few. */
  between?: readonly ReactNode[] | undefined
  /** Keeps the skeletons, whatever has loaded. */
  waits?: boolean
}

/** Number of posts before each insert. */
const places = [2, 5, 8]

const Posts = ({ posts, between }: { posts: readonly Post[]; between: readonly ReactNode[] }) => (
  <div className={classes.posts}>
    {posts.map((post, at) => (
      <Fragment key={post.id}>
        <PostCard post={post} />
        {between[places.indexOf(at + 1)]}
      </Fragment>
    ))}
    {between.filter((_, at) => (places[at] ?? 0) > posts.length)}
  </div>
)

/** A paged list of posts: skeletons, an error, an empty state, or cards with 'Load more'. */
export const PostList = ({ query, empty, between = [], waits = false }: PostListProps) => {
  const feed = useInfiniteQuery(query)
  const { data, isPending, error, hasNextPage } = feed
  if (isPending || waits) return <PostSkeletons />
  if (!data)
    return (
      <Card>
        <ErrorState text={errorText(error)} onRetry={() => void feed.refetch()} retrying={feed.isFetching} />
      </Card>
    )
  const posts = onceEach(data.pages.flatMap(page => page.post))
  if (posts.length === 0 && !hasNextPage)
    return (
      <div className={classes.posts}>
        {empty}
        {between}
      </div>
    )
  return (
    <>
      <Posts posts={posts} between={between} />
      <LoadMore list={feed} />
    </>
  )
}
