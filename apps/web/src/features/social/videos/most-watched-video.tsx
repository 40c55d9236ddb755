import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '#lib/api/error-text.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonBlock, SkeletonGroup, SkeletonLine } from '#ui/feedback/skeleton.tsx'
import { mostWatchedQuery } from './data.ts'
import { FeaturedVideo } from './featured-video.tsx'
import classes from './most-watched-video.module.css'

const Waiting = () => (
  <SkeletonGroup>
    <SkeletonBlock ratio={16 / 9} />
    <div className={classes.waiting}>
      <SkeletonLine width="70%" />
      <SkeletonLine width="45%" height={12} />
    </div>
  </SkeletonGroup>
)

const Content = () => {
  const { t } = useTranslation('videos')
  const { data: video, error, isPending, isFetching, refetch } = useQuery(mostWatchedQuery)
  if (isPending) return <Waiting />
  if (error && video === undefined)
    return (
      <ErrorState compact heading="h3" text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
    )
  if (!video)
    return (
      <EmptyState
        compact
        heading="h3"
        drawing="/art/empty-videos.svg"
        title={t('nothingTitle')}
        text={t('nothingText')}
      />
    )
  return <FeaturedVideo key={video.id} video={video} />
}

/** The most watched video, for a side rail. */
export const MostWatchedVideo = () => {
  const { t } = useTranslation('videos')
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={classes.title}>
        {t('mostWatched')}
      </h2>
      <Content />
    </section>
  )
}
