import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addressLineOf, badgeDateOf } from '#features/celebrations/events'
import { errorText } from '#lib/api/error-text.ts'
import { formatKilometres } from '#lib/formats.ts'
import { paths } from '#lib/paths.ts'
import { DateBadge } from '#ui/brand/date-badge.tsx'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonBlock, SkeletonGroup, SkeletonLine } from '#ui/feedback/skeleton.tsx'
import { Widget } from '#ui/layout/widget.tsx'
import { nearbyQuery } from './data.ts'
import classes from './nearby-widget.module.css'

/** As many as fit into the side rail. */
const maxShown = 3

const Waiting = () => (
  <SkeletonGroup>
    {[72, 54, 63].map(width => (
      <div key={width} className={classes.row}>
        <span className={classes.block}>
          <SkeletonBlock ratio={48 / 54} />
        </span>
        <SkeletonLine width={`${width}%`} />
      </div>
    ))}
  </SkeletonGroup>
)

/** Empty state, with a drawing so that it is about as tall as the widgets beside it. */
const NoEvents = () => {
  const { t } = useTranslation('nearby-events')
  return (
    <div className={classes.nothing}>
      <img className={classes.drawing} src="/art/empty-events.svg" alt="" />
      <p className={classes.none}>{t('none')}</p>
      <ButtonLink variant="outline" size="small" to={paths.createEvent()}>
        {t('createEvent')}
      </ButtonLink>
    </div>
  )
}

const NearestEvents = () => {
  const { data, error, isPending, isFetching, refetch } = useQuery(nearbyQuery(maxShown))
  if (isPending) return <Waiting />
  if (!data)
    return (
      <ErrorState compact heading="h3" text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
    )
  if (data.length === 0) return <NoEvents />
  return (
    <ul>
      {data.map(event => (
        <li key={event.id}>
          <Link to={paths.event(event.id)} className={classes.row}>
            <DateBadge date={badgeDateOf(event)} timeZone={event.timezone} />
            <span className={classes.words}>
              <b className={classes.title} dir="auto">
                {event.title}
              </b>
              <span className={classes.place} dir="auto">
                {[event.distance !== null && formatKilometres(event.distance), addressLineOf(event)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The nearest upcoming events, for the home page's side rail. */
export const NearbyWidget = () => {
  const { t } = useTranslation('nearby-events')
  return (
    <Widget title={t('title')} all={{ to: paths.upcomingEvents(), label: t('seeAll') }}>
      <NearestEvents />
    </Widget>
  )
}
