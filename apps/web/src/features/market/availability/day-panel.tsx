import type { Hold } from '@celebrio/contract/market/availability-shapes'
import { HourglassMedium } from '@phosphor-icons/react/HourglassMedium'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { formatWeekdayAndTime } from '#lib/formats-dates.ts'
import { formatWeekdayAndDay } from '#lib/formats-days.ts'
import { Button } from '#ui/buttons/button.tsx'
import classes from './availability.module.css'
import { holdsOnQuery, useMark } from './data.ts'
import type { Calendar } from './use-calendar.ts'
import { useTakenWords } from './use-store-look.tsx'

const HoldRow = ({ hold: { celebrant, expires_at } }: { hold: Hold }) => {
  const { t } = useTranslation('availability')
  return (
    <li className={classes.hold}>
      <b dir="auto">{celebrant.name}</b>
      <span className={classes.until}>
        <HourglassMedium size={18} aria-hidden />
        {t('heldUntilBy', { until: formatWeekdayAndTime(expires_at) })}
      </span>
    </li>
  )
}

/** Who holds a day. */
const Holds = ({ day }: { day: string }) => {
  const { t } = useTranslation('availability')
  const { data } = useQuery(holdsOnQuery(day))
  if (!data || data.holds.length === 0) return null
  return (
    <ul className={classes.rows} aria-label={t('holds')}>
      {data.holds.map(hold => (
        <HoldRow key={hold.id} hold={hold} />
      ))}
    </ul>
  )
}

type DayPanelProps = {
  calendar: Calendar
  most: number | null
  /** What is booked on a day, told by another feature. */
  Bookings: ComponentType<{ day: string }>
}

/** A day of the provider's: what it holds, and whether they work. */
export const DayPanel = ({ calendar: { chosen, dayOf, today }, most, Bookings }: DayPanelProps) => {
  const { t } = useTranslation('availability')
  const { mutate, isPending } = useMark()
  const takenWords = useTakenWords(most)
  if (chosen === null) return <p className={classes.note}>{t('chooseOwn')}</p>
  const day = dayOf(chosen)
  const isOff = day?.status === 'off'
  return (
    <section className={classes.chosen} aria-label={t('chosen')}>
      <div className={classes.dayHead}>
        <h3>{formatWeekdayAndDay(chosen)}</h3>
        {day && chosen >= today && (
          <Button
            variant="outline"
            size="small"
            loading={isPending}
            onClick={() => mutate({ from: chosen, is_off: !isOff })}
          >
            {t(isOff ? 'open' : 'takeOff')}
          </Button>
        )}
      </div>
      {day && <p className={classes.note}>{isOff ? t('offNote') : takenWords(day)}</p>}
      <Bookings key={`bookings ${chosen}`} day={chosen} />
      <Holds key={`holds ${chosen}`} day={chosen} />
    </section>
  )
}
