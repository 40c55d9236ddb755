import type { ServiceProvider } from '@celebrio/contract/market/stores'
import { useTranslation } from 'react-i18next'
import { errorText } from '#lib/api/error-text.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonBlock, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import classes from './availability.module.css'
import { ChosenDate } from './chosen-date.tsx'
import { HeldDates } from './held-dates.tsx'
import { Legend } from './legend.tsx'
import { type DayLook, Month } from './month/month.tsx'
import { HeldPlace } from './places.tsx'
import { type Calendar, useCalendar, useToday } from './use-calendar.ts'

/** What a visitor sees of a day. */
const useLook = ({ data, dayOf, today }: Calendar) => {
  const { t } = useTranslation('availability')
  return (day: string): DayLook => {
    const known = dayOf(day)
    if (day < today) return { ground: 'plain', words: t('words.past') }
    if (!known) return { ground: 'plain', words: t('words.unknown') }
    if (data?.holds.some(hold => hold.day === day))
      return { ground: 'held', words: t('words.held'), below: <HeldPlace /> }
    if (known.is_free) return { ground: 'free', words: t('words.free') }
    return { ground: 'off', words: t(`words.${known.status ?? 'taken'}`) }
  }
}

const Dates = ({ store, today }: { store: ServiceProvider; today: string }) => {
  const { t } = useTranslation('availability')
  const calendar = useCalendar(store.id, today, { past: 0, chosen: null })
  const lookOf = useLook(calendar)
  const { data, error, isFetching, refetch } = calendar
  if (!data && error)
    return <ErrorState compact text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
  const leadDays = data?.lead_days ?? 0
  return (
    <>
      {leadDays > 0 && <p className={classes.note}>{t('lead', { count: leadDays })}</p>}
      <div className={classes.split}>
        <div>
          <Month {...calendar} heading="h3" lookOf={lookOf} />
          <Legend grounds={data && data.holds.length > 0 ? ['free', 'off', 'held'] : ['free', 'off']} own />
        </div>
        <div className={classes.side}>
          <ChosenDate calendar={calendar} providerId={store.id} />
          {data && <HeldDates holds={data.holds} chosen={calendar.chosen} onDay={calendar.goTo} />}
        </div>
      </div>
    </>
  )
}

/** The days on which a provider can still be asked, and where they let people, a way to hold one. */
export const FreeDates = ({ store }: { store: ServiceProvider }) => {
  const { t } = useTranslation('availability')
  const today = useToday()
  return (
    <section className={classes.section} aria-labelledby="free-dates">
      <h2 id="free-dates">{t('freeDates')}</h2>
      {today === null ? (
        <SkeletonGroup>
          <SkeletonBlock height={420} />
        </SkeletonGroup>
      ) : (
        <Dates store={store} today={today} />
      )}
    </section>
  )
}
