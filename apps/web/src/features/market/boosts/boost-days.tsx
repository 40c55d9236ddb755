import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type DayLook, Month, monthOf } from '#features/market/availability'
import type { FieldErrors } from '#lib/forms/field-errors.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import classes from './boosts.module.css'
import type { Dates } from './data.ts'

/** The day of the UTC calendar, by which boosts go. */
const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)

type BoostDaysProps = {
  dates: Dates
  /** The first and the last day that can be boosted. */
  first: string
  last: string
  errors: FieldErrors
  onChange: (dates: Dates) => void
}

const Fields = ({ dates: { start_date, end_date }, first, last, errors, onChange }: BoostDaysProps) => {
  const { t } = useTranslation('boosts')
  const moveStart = (day: string) => onChange({ start_date: day, end_date: end_date < day ? day : end_date })
  return (
    <div className={classes.dates}>
      <TextField
        label={t('start')}
        type="date"
        min={first}
        max={last}
        value={start_date}
        error={errors.start_date}
        onChange={({ currentTarget }) => moveStart(currentTarget.value)}
      />
      <TextField
        label={t('end')}
        type="date"
        min={start_date || first}
        max={last}
        value={end_date}
        error={errors.end_date}
        onChange={({ currentTarget }) => onChange({ start_date, end_date: currentTarget.value })}
      />
    </div>
  )
}

function useLookOf({ dates: { start_date, end_date }, first, last }: BoostDaysProps) {
  const { t } = useTranslation('boosts')
  return (day: string): DayLook => {
    if (day < first || day > last) return { ground: 'plain', words: t('day_none'), disabled: true }
    if (day === start_date) return { ground: 'end', words: t('day_start'), pressed: true }
    if (day === end_date) return { ground: 'end', words: t('day_end'), pressed: true }
    return day > start_date && day < end_date
      ? { ground: 'held', words: t('day_within'), pressed: true }
      : { ground: 'free', words: t('day_free'), pressed: false }
  }
}

/** The days of a boost, typed or pressed in a calendar: the first one and then, unless it comes before, the last one. */
export const BoostDays = (props: BoostDaysProps) => {
  const { dates, first, last, onChange } = props
  const [month, setMonth] = useState(monthOf(dates.start_date))
  const [begun, setBegun] = useState<string | null>(null)
  const [today] = useState(() => dayOf(Date.now()))
  const lookOf = useLookOf(props)
  const choose = (day: string) => {
    const isLast = begun !== null && begun <= day
    onChange({ start_date: isLast ? begun : day, end_date: day })
    setBegun(isLast ? null : day)
  }
  const type = (typed: Dates) => {
    onChange(typed)
    setBegun(null)
    if (typed.start_date >= first && typed.start_date <= last) setMonth(monthOf(typed.start_date))
  }
  return (
    <>
      <Fields {...props} onChange={type} />
      <Month
        {...{ month, lookOf }}
        onMonth={setMonth}
        today={today}
        min={first}
        max={last}
        chosen={null}
        onDay={choose}
        busy={false}
        heading="h3"
        compact
      />
    </>
  )
}
