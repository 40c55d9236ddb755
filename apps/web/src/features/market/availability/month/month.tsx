import { CaretLeft } from '@phosphor-icons/react/CaretLeft'
import { CaretRight } from '@phosphor-icons/react/CaretRight'
import { type KeyboardEventHandler, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { readLanguage } from '#i18n/language.ts'
import { formatMonth } from '#lib/formats-dates.ts'
import { formatDayInWords, formatWeekday } from '#lib/formats-days.ts'
import { joinLabel } from '#lib/join-label.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { addMonths, daysBefore, monthOf, weeksOf } from './calendar.ts'
import classes from './month.module.css'
import { useFocusedDay } from './use-focused-day.ts'

/** How a day looks, and what it is in words. Under its number `below`. */
export type DayLook = {
  ground: 'free' | 'held' | 'full' | 'off' | 'plain' | 'end'
  words: string
  below?: ReactNode
  /** Whether it belongs to what is chosen, where that is more than one day. */
  pressed?: boolean
  /** It can't be chosen. */
  disabled?: boolean
}

export type MonthProps = {
  month: string
  onMonth: (month: string) => void
  today: string
  /** The first and the last day that there is. */
  min: string
  max: string
  lookOf: (day: string) => DayLook
  chosen: string | null
  onDay: (day: string) => void
  /** While days are read. */
  busy: boolean
  heading: 'h2' | 'h3'
  /** Days can be pressed on and off, instead of being chosen. */
  marking?: boolean
  /** Days are as small as a finger allows, and weeks without any that there is are left out. */
  compact?: boolean
}

/** Where weeks begin. */
const firstWeekdays = { en: 1, fr: 1, es: 1, pt: 7 } as const

type HeadProps = Pick<MonthProps, 'month' | 'min' | 'max' | 'onMonth' | 'heading'> & { id: string }

const Head = ({ id, month, min, max, onMonth, heading: Heading }: HeadProps) => {
  const { t } = useTranslation('availability')
  return (
    <div className={classes.head}>
      <Heading id={id} className={classes.title} aria-live="polite">
        {formatMonth(month)}
      </Heading>
      <span>
        <IconButton
          label={t('previousMonth')}
          icon={<CaretLeft size={20} />}
          disabled={month <= monthOf(min)}
          onClick={() => onMonth(addMonths(month, -1))}
        />
        <IconButton
          label={t('nextMonth')}
          icon={<CaretRight size={20} />}
          disabled={month >= monthOf(max)}
          onClick={() => onMonth(addMonths(month, 1))}
        />
      </span>
    </div>
  )
}

const Weekdays = ({ first }: { first: number }) => (
  <thead>
    <tr>
      {Array.from({ length: 7 }, (_, index) => ((first + index - 1) % 7) + 1).map(weekday => (
        <th key={weekday} scope="col">
          <span aria-hidden>{formatWeekday(weekday, 'narrow')}</span>
          <VisuallyHidden>{formatWeekday(weekday, 'long')}</VisuallyHidden>
        </th>
      ))}
    </tr>
  </thead>
)

type DayProps = Pick<MonthProps, 'today' | 'lookOf' | 'chosen' | 'onDay' | 'marking'> & {
  day: string
  tabbed: boolean
  onFocus: (day: string) => void
  onKeyDown: KeyboardEventHandler
}

const Day = ({ day, tabbed, today, lookOf, chosen, onDay, onFocus, onKeyDown, marking }: DayProps) => {
  const { ground, words, below, pressed = marking ? ground === 'off' : day === chosen, disabled = false } = lookOf(day)
  return (
    <button
      type="button"
      className={classes.day}
      data-day={day}
      data-ground={ground}
      data-past={day < today || undefined}
      tabIndex={tabbed ? 0 : -1}
      aria-current={day === today ? 'date' : undefined}
      aria-pressed={pressed}
      aria-disabled={disabled || undefined}
      onFocus={() => onFocus(day)}
      onKeyDown={onKeyDown}
      onClick={() => !disabled && onDay(day)}
    >
      <VisuallyHidden>{joinLabel(formatDayInWords(day), words)}</VisuallyHidden>
      <b aria-hidden>{Number(day.slice(8))}</b>
      <span className={classes.below} aria-hidden>
        {below}
      </span>
    </button>
  )
}

const startIn = ({ month, chosen, today, min, max }: MonthProps): string => {
  const fitting = [chosen, today].find(day => day !== null && monthOf(day) === month)
  const first = `${month}-01`
  return fitting ?? (first < min ? min : first > max ? max : first)
}

/** A month of days, each of which says what it is by its ground, by what stands in it and in words. */
export const Month = (props: MonthProps) => {
  const { month, min, max, busy, marking, compact } = props
  const title = useId()
  const firstWeekday = firstWeekdays[readLanguage()]
  const weeks = weeksOf(month, firstWeekday).filter(week => !compact || week.some(day => day >= min && day <= max))
  const { grid, day: tabbed, onKeyDown, onFocus } = useFocusedDay({ ...props, start: startIn(props), firstWeekday })
  return (
    <div className={classes.month} data-marking={marking || undefined} data-compact={compact || undefined}>
      <Head id={title} month={month} min={min} max={max} onMonth={props.onMonth} heading={props.heading} />
      <table ref={grid} className={classes.grid} aria-labelledby={title} aria-busy={busy || undefined}>
        <Weekdays first={firstWeekday} />
        <tbody>
          {weeks.map(([first = '', ...others]) => (
            <tr key={first}>
              {daysBefore(first, firstWeekday) > 0 && <td colSpan={daysBefore(first, firstWeekday)} aria-hidden />}
              {[first, ...others].map(day => (
                <td key={day}>
                  <Day {...props} day={day} tabbed={day === tabbed} onFocus={onFocus} onKeyDown={onKeyDown} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
