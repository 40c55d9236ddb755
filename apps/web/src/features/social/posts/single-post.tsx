import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { ApiError } from '#lib/api/api-error.ts'
import { errorText } from '#lib/api/error-text.ts'
import { paths } from '#lib/paths.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Card } from '#ui/layout/card.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { postQuery } from './data.ts'
import { feedId } from './focus.ts'
import { PostCard } from './post-card.tsx'
import { PostSkeletons } from './post-skeleton.tsx'

type SinglePostProps = {
  id: number
  /** The comment that was linked to. */
  target?: number | undefined
  /** Shown when the post does not exist for the viewer. */
  missing: ReactNode
}

/** One post with its comments. */
export const SinglePost = ({ id, target, missing }: SinglePostProps) => {
  const { t } = useTranslation('posts')
  const { data, error, isPending, isFetching, refetch } = useInfiniteQuery(postQuery(id))
  const [post] = data?.pages.flatMap(page => page.post) ?? []
  if (error instanceof ApiError && error.status === 404) return missing
  // Deleted here, or its author was blocked here, while the page was open.
  if (data && !post) return <Navigate to={paths.home()} replace />
  const title = post ? t('postBy', { name: post.user.name }) : t('post')
  return (
    <PageFrame title={title} width="text" headingHidden>
      <section id={feedId} aria-label={t('feed')} tabIndex={-1}>
        {isPending && <PostSkeletons count={1} />}
        {post && <PostCard post={post} open target={target} />}
        {!isPending && !post && (
          <Card>
            <ErrorState text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
          </Card>
        )}
      </section>
    </PageFrame>
  )
}
