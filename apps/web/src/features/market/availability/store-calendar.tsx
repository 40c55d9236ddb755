import { Hand } from '@phosphor-icons/react/Hand'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '#lib/api/error-text.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonBlock, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import classes from './availability.module.css'
import { termsQuery, useMark } from './data.ts'
import { DayPanel } from './day-panel.tsx'
import { Legend } from './legend.tsx'
import { Month } from './month/month.tsx'
import { SeveralDays } from './several-days.tsx'
import { TermsForm } from './terms-form.tsx'
import { useCalendar, useToday } from './use-calendar.ts'
import { useStoreLook } from './use-store-look.tsx'

type StoreCalendarProps = {
  providerId: number
  /** The day that is shown first; today if it is none. */
  day?: string | null
  /** What is booked on a day. */
  Bookings: ComponentType<{ day: string }>
}

/** Pressing days takes them off or opens them, one after the other. */
const MarkDays = ({ marking, onChange }: { marking: boolean; onChange: (marking: boolean) => void }) => {
  const { t } = useTranslation('availability')
  return (
    <Button
      variant={marking ? 'lagoon' : 'outline'}
      size="small"
      aria-pressed={marking}
      leftSection={<Hand size={18} aria-hidden />}
      onClick={() => onChange(!marking)}
    >
      {t(marking ? 'markDone' : 'mark')}
    </Button>
  )
}

const Days = ({ providerId, day, Bookings, today }: StoreCalendarProps & { today: string }) => {
  const { t } = useTranslation('availability')
  const [marking, setMarking] = useState(false)
  const calendar = useCalendar(providerId, today, { past: 366, chosen: day ?? today })
  const { data: terms, error, isFetching, refetch } = useQuery(termsQuery)
  const { mutate } = useMark()
  const lookOf = useStoreLook(calendar, terms)
  const failure = (!calendar.data && calendar.error) || (!terms && error)
  const retry = () => void Promise.all([calendar.refetch(), refetch()])
  if (failure)
    return <ErrorState text={errorText(failure)} onRetry={retry} retrying={isFetching || calendar.isFetching} />
  const press = (pressed: string) => {
    const known = calendar.dayOf(pressed)
    if (marking && known && pressed >= today) mutate({ from: pressed, is_off: known.status !== 'off' })
    else calendar.onDay(pressed)
  }
  return (
    <div className={classes.kitchen}>
      <div className={classes.days}>
        <Month {...calendar} heading="h2" lookOf={lookOf} onDay={press} marking={marking} />
        <Legend grounds={['free', 'held', 'full', 'off']} />
        <div className={classes.bar}>
          <MarkDays marking={marking} onChange={setMarking} />
          <SeveralDays today={today} onTaken={calendar.goTo} />
        </div>
        {marking && <p className={classes.note}>{t('markHint')}</p>}
      </div>
      <div className={classes.panel}>
        <DayPanel calendar={calendar} most={terms?.bookings_a_day ?? null} Bookings={Bookings} />
      </div>
      <div className={classes.form}>{terms && <TermsForm terms={terms} />}</div>
    </div>
  )
}

/** The provider's own calendar: what each day holds, days off, and on which terms bookings are taken. */
export const StoreCalendar = (props: StoreCalendarProps) => {
  const today = useToday()
  if (today === null)
    return (
      <SkeletonGroup>
        <SkeletonBlock height={480} />
      </SkeletonGroup>
    )
  return <Days {...props} today={today} />
}
