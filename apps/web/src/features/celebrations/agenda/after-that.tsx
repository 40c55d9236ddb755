import type { Event } from '@celebrio/contract/celebrations/events'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addressLineOf, badgeDateOf } from '#features/celebrations/events'
import { paths } from '#lib/paths.ts'
import { DateBadge } from '#ui/brand/date-badge.tsx'
import { Widget } from '#ui/layout/widget.tsx'
import classes from './after-that.module.css'
import { agendaQuery } from './data.ts'

/** The celebrations after the next one; nothing where there are none. */
export const AfterThat = () => {
  const { t } = useTranslation('agenda')
  const { data, dataUpdatedAt } = useQuery(agendaQuery)
  const hasBegun = (event: Event) => !event.date_open && new Date(event.starts_at).getTime() <= dataUpdatedAt
  const later = data?.coming.slice(1) ?? []
  if (later.length === 0) return null
  return (
    <Widget title={t('afterThat')} all={{ to: paths.myEvents(), label: t('seeAll') }}>
      <ul className={classes.list}>
        {later.map(event => (
          <li key={event.id} className={classes.row}>
            <DateBadge date={badgeDateOf(event)} timeZone={event.timezone} size={44} />
            <span className={classes.words}>
              <Link to={paths.event(event.id)} dir="auto">
                {event.title}
              </Link>
              <span className={classes.role} dir="auto">
                {hasBegun(event) && `${t('now')} · `}
                {event.your_role === 'host' ? t('hosting') : (addressLineOf(event) ?? event.user.name)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Widget>
  )
}
