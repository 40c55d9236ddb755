import type { ServiceProvider } from '@celebrio/contract/market/stores'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '#lib/api/error-text.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonBlock, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import classes from './availability.module.css'
import { ChosenDate } from './chosen-date.tsx'
import { ahead } from './data.ts'
import { HeldDates } from './held-dates.tsx'
import { Legend } from './legend.tsx'
import { addDays, addMonths, monthOf } from './month/calendar.ts'
import { type DayLook, Month } from './month/month.tsx'
import { HeldPlace } from './places.tsx'
import { type Calendar, useCalendar, useToday } from './use-calendar.ts'

type FreeDatesProps = {
  store: ServiceProvider
  /** The day that somebody looks for, `YYYY-MM-DD`; empty without one. */
  day: string
}

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

/** What is told of a day comes into sight when the day is pressed: on phones it stands below the month. */
function useResultInSight(calendar: Calendar) {
  const result = useRef<HTMLDivElement>(null)
  const isPressed = useRef(false)
  useEffect(() => {
    if (isPressed.current) result.current?.scrollIntoView({ block: 'nearest' })
    isPressed.current = false
  })
  const press = (day: string) => {
    isPressed.current = true
    calendar.onDay(day)
  }
  return { result, press }
}

/** Opens on the first month that can have a free day, unless the visitor came for a certain one. */
function useFirstFreeMonth({ today, month, chosen, data, busy, onMonth }: Calendar) {
  const [isOpening, setIsOpening] = useState(chosen === null)
  if (!isOpening || busy || !data) return
  setIsOpening(false)
  const isUntouched = month === monthOf(today) && chosen === null
  if (!isUntouched || data.days.some(day => day.is_free && day.day >= today)) return
  const earliest = monthOf(addDays(today, Math.min(data.lead_days, ahead)))
  onMonth(earliest > month ? earliest : addMonths(month, 1))
}

const Dates = ({ store, day, today }: FreeDatesProps & { today: string }) => {
  const { t } = useTranslation('availability')
  const chosen = day !== '' && day >= today && day <= addDays(today, ahead) ? day : null
  const calendar = useCalendar(store.id, today, { past: 0, chosen })
  const [followed, setFollowed] = useState(chosen)
  if (chosen !== followed) {
    setFollowed(chosen)
    if (chosen !== null) calendar.goTo(chosen)
  }
  useFirstFreeMonth(calendar)
  const { result, press } = useResultInSight(calendar)
  const lookOf = useLook(calendar)
  const { data, error, isFetching, refetch } = calendar
  if (!data && error)
    return <ErrorState compact text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
  const leadDays = data?.lead_days ?? 0
  return (
    <>
      <p className={classes.lead}>{leadDays > 0 && t('lead', { count: leadDays })}</p>
      <div className={classes.split}>
        <div>
          <Month {...calendar} heading="h3" lookOf={lookOf} onDay={press} />
          <Legend grounds={data && data.holds.length > 0 ? ['free', 'off', 'held'] : ['free', 'off']} own />
        </div>
        <div className={classes.side}>
          <div ref={result} className={classes.result} aria-live="polite">
            <ChosenDate calendar={calendar} providerId={store.id} />
          </div>
          {data && <HeldDates holds={data.holds} chosen={calendar.chosen} onDay={calendar.goTo} />}
        </div>
      </div>
    </>
  )
}

/** The days on which a provider can still be asked, and where they let people, a way to hold one. */
export const FreeDates = (props: FreeDatesProps) => {
  const { t } = useTranslation('availability')
  const today = useToday()
  return (
    <section className={classes.section} aria-labelledby="free-dates">
      <h2 id="free-dates">{t('freeDates')}</h2>
      <div className={classes.room}>
        {today === null ? (
          <SkeletonGroup>
            <SkeletonBlock height={420} />
          </SkeletonGroup>
        ) : (
          <Dates {...props} today={today} />
        )}
      </div>
    </section>
  )
}
