import { CalendarDots } from '@phosphor-icons/react/CalendarDots'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatSpanDay, formatSpanShortDay, formatSpanTime } from '#lib/formats-zones.ts'
import { DateBadge } from '#ui/brand/date-badge.tsx'
import { Chips } from '#ui/choices/chips.tsx'
import { Legend } from '#ui/fields/legend.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { DateChangeWarning } from './date-change-warning.tsx'
import classes from './one-date.module.css'
import {
  clockOf,
  dayOf,
  daysToChoose,
  endsToChoose,
  isWall,
  isWithinADay,
  startsToChoose,
  todayIn,
  usualStart,
} from './quick-times.ts'
import type { EventForm } from './use-event-form.ts'
import { type EventValues, momentOf, movedTo } from './values.ts'

type OneDateProps = { form: EventForm }
type QuickProps = OneDateProps & { isExact: boolean; onExact: () => void }

const spanAt = (wall: string) => ({ start: momentOf(wall) ?? '', end: null, timeZone: 'UTC' })
const clockText = (wall: string) => formatSpanTime(spanAt(wall))

/** An end on a later day says which. */
const endText = (start: string, wall: string) =>
  isWithinADay(start, wall) ? clockText(wall) : `${formatSpanShortDay(spanAt(wall))}, ${clockText(wall)}`

/** Times that the quick choices cannot show. */
const isUnusual = ({ event_date, end_date }: EventValues) =>
  [event_date, end_date].some(wall => wall !== '' && !isWall(wall))

/** Days do not all fit on a phone: the chosen one, which may be the last of them, is brought into sight. */
function useChosenInSight(chosen: string) {
  const row = useRef<HTMLDivElement>(null)
  const shown = useRef('')
  useEffect(() => {
    if (shown.current === chosen) return
    shown.current = chosen
    const leaf = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]')
    if (!row.current || !leaf) return
    const { scrollLeft, clientWidth } = row.current
    const isSeen = leaf.offsetLeft >= scrollLeft && leaf.offsetLeft + leaf.offsetWidth <= scrollLeft + clientWidth
    if (!isSeen) row.current.scrollLeft = leaf.offsetLeft - (clientWidth - leaf.offsetWidth) / 2
  }, [chosen])
  return row
}

/** Leaves of the next weekends. */
const Days = ({ form: { values, change }, isExact, onExact }: QuickProps) => {
  const { t } = useTranslation('events')
  const [now] = useState(() => new Date())
  const { event_date, timezone } = values
  const chosen = isWall(event_date) ? dayOf(event_date) : ''
  const row = useChosenInSight(chosen)
  const startOn = (day: string) => `${day}T${chosen ? clockOf(event_date) : usualStart}`
  return (
    <fieldset className={classes.field}>
      <Legend>{t('date')}</Legend>
      <div ref={row} className={classes.days}>
        <button type="button" className={classes.pick} aria-expanded={isExact} onClick={onExact}>
          <CalendarDots size={24} aria-hidden />
          {t('pickDate')}
        </button>
        {daysToChoose(todayIn(timezone, now), chosen).map(day => (
          <button
            key={day}
            type="button"
            className={classes.day}
            aria-pressed={day === chosen}
            onClick={() => change(movedTo(startOn(day), values))}
          >
            <VisuallyHidden>{formatSpanDay(spanAt(`${day}T12:00`))}</VisuallyHidden>
            <span aria-hidden>
              <DateBadge date={momentOf(`${day}T12:00`)} timeZone="UTC" />
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  )
}

/** Chips for the start and, once there is one, for the end. "Other" is no choice of its own: it opens the full controls. */
const Clocks = ({ form: { values, change }, isExact, onExact }: QuickProps) => {
  const { t } = useTranslation('events')
  const { event_date, end_date } = values
  if (!isWall(event_date)) return null
  const end = isWall(end_date) ? end_date : ''
  const other = { value: 'other', label: t('otherTime'), expanded: isExact }
  return (
    <>
      <Chips
        label={t('starts')}
        options={[
          ...startsToChoose(clockOf(event_date)).map(value => ({ value, label: clockText(`2000-01-01T${value}`) })),
          other,
        ]}
        chosen={[clockOf(event_date)]}
        onPress={clock => (clock === 'other' ? onExact() : change(movedTo(`${dayOf(event_date)}T${clock}`, values)))}
      />
      <Chips
        label={t('ends')}
        options={[
          ...endsToChoose(event_date, end).map(value => ({ value, label: endText(event_date, value) })),
          { value: '', label: t('openEnd') },
          other,
        ]}
        chosen={[end_date]}
        onPress={wall => (wall === 'other' ? onExact() : change({ end_date: wall }))}
      />
    </>
  )
}

/** The full controls; in sight when they were asked for. */
const Exact = ({ form: { text, values, change }, isAsked }: OneDateProps & { isAsked: boolean }) => {
  const { t } = useTranslation('events')
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isAsked) fields.current?.scrollIntoView({ block: 'nearest' })
  }, [isAsked])
  return (
    <div ref={fields} className={classes.exact}>
      <TextField
        {...text('event_date')}
        label={t('dateAndTime')}
        type="datetime-local"
        onChange={({ currentTarget }) => change(movedTo(currentTarget.value, values))}
      />
      <TextField
        {...text('end_date')}
        label={t('end')}
        optional
        type="datetime-local"
        min={values.event_date || undefined}
      />
    </div>
  )
}

/** One date with an optional end: quick choices, and the full controls when asked for or when something is wrong. */
export const OneDate = ({ form, warning }: OneDateProps & { warning: ReactNode }) => {
  const { event_date, end_date } = form.errors
  const [isExact, setExact] = useState(() => isUnusual(form.values))
  const isWrong = event_date !== undefined || end_date !== undefined
  if (isWrong && !isExact) setExact(true)
  const [isAsked, setAsked] = useState(false)
  const onExact = () => {
    setAsked(true)
    setExact(!isExact)
  }
  const quick = { form, isExact, onExact }
  return (
    <>
      <Days {...quick} />
      <DateChangeWarning>{warning}</DateChangeWarning>
      <Clocks {...quick} />
      {isExact && <Exact form={form} isAsked={isAsked} />}
    </>
  )
}
