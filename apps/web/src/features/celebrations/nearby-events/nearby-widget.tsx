import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { leafOf, placeOf } from '#features/celebrations/events'
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

/** So many fit a rail. */
const shown = 3

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

/** Beside other widgets, where they lie in a row, it is as much to look at as they are. */
const Nothing = () => {
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

const Few = () => {
  const { data, error, isPending, isFetching, refetch } = useQuery(nearbyQuery(shown))
  if (isPending) return <Waiting />
  if (!data)
    return (
      <ErrorState compact heading="h3" text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
    )
  if (data.length === 0) return <Nothing />
  return (
    <ul>
      {data.map(event => (
        <li key={event.id}>
          <Link to={paths.event(event.id)} className={classes.row}>
            <DateBadge date={leafOf(event)} timeZone={event.timezone} />
            <span className={classes.words}>
              <b className={classes.title} dir="auto">
                {event.title}
              </b>
              <span className={classes.place} dir="auto">
                {[event.distance !== null && formatKilometres(event.distance), placeOf(event)]
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

/** The nearest celebrations to come, for the rail of home. */
export const NearbyWidget = () => {
  const { t } = useTranslation('nearby-events')
  return (
    <Widget title={t('title')} all={{ to: paths.upcomingEvents(), label: t('seeAll') }}>
      <Few />
    </Widget>
  )
}
