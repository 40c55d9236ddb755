import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorText } from '#lib/api/error-text.ts'
import { paths } from '#lib/paths.ts'
import { useIsKid } from '#lib/session.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonAvatar, SkeletonGroup, SkeletonLine } from '#ui/feedback/skeleton.tsx'
import { Widget } from '#ui/layout/widget.tsx'
import { CloseConnection } from './close-connection.tsx'
import classes from './close-connections.module.css'
import { closeQuery } from './data.ts'

/** Number of people shown at once; a removed one is replaced by the next. */
const shown = 3

const Waiting = () => (
  <SkeletonGroup>
    {[62, 48, 56].map(width => (
      <div key={width} className={classes.row}>
        <SkeletonAvatar size={44} />
        <div className={classes.waiting}>
          <SkeletonLine width={`${width}%`} />
          <SkeletonLine width="40%" height={12} />
          <SkeletonLine width="72%" height={36} />
        </div>
      </div>
    ))}
  </SkeletonGroup>
)

const People = () => {
  const { t } = useTranslation('friends')
  const isKid = useIsKid()
  const { data, error, isPending, isFetching, refetch } = useQuery(closeQuery)
  if (isPending) return <Waiting />
  if (!data)
    return (
      <ErrorState compact heading="h3" text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
    )
  if (data.friends.length === 0) return <p className={classes.facts}>{t(isKid ? 'noneForKidsText' : 'noFound')}</p>
  return (
    <ul>
      {data.friends.slice(0, shown).map(friend => (
        <CloseConnection key={friend.id} friend={friend} />
      ))}
    </ul>
  )
}

/** The best connection suggestions, for a side rail. */
export const CloseConnections = () => {
  const { t } = useTranslation('friends')
  return (
    <Widget title={t('close')} all={{ to: paths.findFriends(), label: t('seeAll') }}>
      <People />
    </Widget>
  )
}
