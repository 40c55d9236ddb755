import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorText } from '#lib/api/error-text.ts'
import { paths } from '#lib/paths.ts'
import { truncateName } from '#lib/truncate-name.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonAvatar, SkeletonGroup, SkeletonLine } from '#ui/feedback/skeleton.tsx'
import { Widget } from '#ui/layout/widget.tsx'
import { Avatar } from '#ui/people/avatar.tsx'
import { membershipQuery, widgetQuery } from './data.ts'
import classes from './meet-widget.module.css'
import { nameLength } from './name-length.ts'
import { TreatButton } from './treat-button.tsx'

const Waiting = () => (
  <SkeletonGroup>
    {[60, 44, 52].map(width => (
      <div key={width} className={classes.row}>
        <SkeletonAvatar size={44} />
        <SkeletonLine width={`${width}%`} />
      </div>
    ))}
  </SkeletonGroup>
)

const Few = () => {
  const { t } = useTranslation('meet')
  const list = useQuery(widgetQuery)
  const { data } = list
  if (list.isPending) return <Waiting />
  if (!data)
    return <ErrorState text={errorText(list.error)} onRetry={() => void list.refetch()} retrying={list.isFetching} />
  if (data.friends.length === 0) return <EmptyState compact heading="h3" title={t('noneNew')} />
  return (
    <ul aria-label={t('title')}>
      {data.friends.map(entry => (
        <li key={entry.id} className={classes.row} aria-label={entry.name}>
          <Avatar name={entry.name} src={entry.profile_picture} size={44} />
          <div className={classes.who}>
            <b dir="auto" title={entry.name}>
              {truncateName(entry.name, nameLength)}
            </b>
            {entry.country && <span className={classes.country}>{entry.country.name}</span>}
          </div>
          <TreatButton entry={entry} />
        </li>
      ))}
    </ul>
  )
}

/** Three people to meet, for the side rail of home. Not rendered for users who are too young or whose age is unknown. */
export const MeetWidget = () => {
  const { t } = useTranslation('meet')
  const { data } = useQuery(membershipQuery)
  if (!data?.can.look) return null
  return (
    <Widget title={t('title')} all={{ to: paths.meetNewFriends(), label: t('seeAll') }}>
      <Few />
    </Widget>
  )
}
