import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { errorText } from '#lib/api/error-text.ts'
import { paths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonGroup, SkeletonLine } from '#ui/feedback/skeleton.tsx'
import { Widget } from '#ui/layout/widget.tsx'
import { trendingQuery } from './data.ts'
import classes from './trending-hashtags.module.css'

/** Number of hashtags shown in a rail. */
const shown = 5

const Waiting = () => (
  <SkeletonGroup>
    {[52, 64, 44, 58, 40].map(width => (
      <div key={width} className={classes.row}>
        <SkeletonLine width={`${width}%`} />
        <SkeletonLine width={28} height={12} />
      </div>
    ))}
  </SkeletonGroup>
)

const Tags = () => {
  const { t } = useTranslation('hashtags')
  const { data, error, isPending, isFetching, refetch } = useQuery(trendingQuery)
  if (isPending) return <Waiting />
  if (!data)
    return (
      <ErrorState compact heading="h3" text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
    )
  if (data.hashtags.length === 0)
    return (
      <div className={classes.none}>
        <p>{t('none')}</p>
        <ButtonLink variant="outline" size="small" to={paths.compose()}>
          {t('write')}
        </ButtonLink>
      </div>
    )
  return (
    <ol>
      {data.hashtags.slice(0, shown).map(({ tag, total_authors: count }) => (
        <li key={tag}>
          <Link to={paths.hashtag(tag)} className={classes.row}>
            <b className={classes.tag} dir="auto">
              #{tag}
            </b>
            <span className={classes.count}>{t('people', { count })}</span>
          </Link>
        </li>
      ))}
    </ol>
  )
}

/** Trending hashtags of the week, by how many people used them; for a side rail. */
export const TrendingHashtags = () => {
  const { t } = useTranslation('hashtags')
  return (
    <Widget title={t('trending')}>
      <Tags />
    </Widget>
  )
}
