import type { Day, Hold } from '@celebrio/contract/market/availability'
import { HourglassMedium } from '@phosphor-icons/react/HourglassMedium'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { formatWeekdayAndTime } from '#lib/formats-dates.ts'
import { formatWeekdayAndDay } from '#lib/formats-days.ts'
import { paths } from '#lib/paths.ts'
import { useSession } from '#lib/session.ts'
import { Button, ButtonLink } from '#ui/buttons/button.tsx'
import classes from './availability.module.css'
import { useHold, useRelease } from './data.ts'
import type { Calendar } from './use-calendar.ts'

type ChosenProps = { calendar: Calendar; providerId: number }

const Held = ({ hold }: { hold: Hold }) => {
  const { t } = useTranslation('availability')
  const { mutate, isPending } = useRelease()
  return (
    <>
      <p className={classes.until}>
        <HourglassMedium size={20} aria-hidden />
        {t('heldUntil', { until: formatWeekdayAndTime(hold.expires_at) })}
      </p>
      <p className={classes.note}>{t('heldHint')}</p>
      {hold.can.release && (
        <Button variant="outline" loading={isPending} onClick={() => mutate(hold.id)}>
          {t('release')}
        </Button>
      )}
    </>
  )
}

/** Holding a free day, for who can; guests sign in first. */
const HoldIt = ({ day, calendar: { data }, providerId }: ChosenProps & { day: string }) => {
  const { t } = useTranslation('availability')
  const { pathname } = useLocation()
  const isGuest = useSession() === null
  const { mutate, isPending } = useHold(providerId)
  if (!data?.can.hold && !(isGuest && data?.allows_holds)) return null
  return (
    <>
      <p className={classes.note}>{t('holdHint')}</p>
      {isGuest ? (
        <ButtonLink variant="outline" to={paths.signIn(pathname)}>
          {t('signIn')}
        </ButtonLink>
      ) : (
        <Button variant="lagoon" loading={isPending} onClick={() => mutate(day)}>
          {t('hold')}
        </Button>
      )}
    </>
  )
}

const useSentence = ({ data, today }: Calendar) => {
  const { t } = useTranslation('availability')
  return ({ day, is_free, status }: Day): string => {
    if (day < today) return t('sentences.past')
    if (is_free) return t('sentences.free')
    if (status === 'lead') return t('sentences.lead', { count: data?.lead_days ?? 0 })
    return t(`sentences.${status === 'off' || status === 'full' ? status : 'taken'}`)
  }
}

/** The day that was chosen: whether it is free, and what can be done about it. */
export const ChosenDate = (props: ChosenProps) => {
  const { t } = useTranslation('availability')
  const { chosen, dayOf, data } = props.calendar
  const sentence = useSentence(props.calendar)
  if (chosen === null) return <p className={classes.note}>{t('choose')}</p>
  const day = dayOf(chosen)
  const hold = data?.holds.find(one => one.day === chosen)
  return (
    <section className={classes.chosen} aria-label={t('chosen')}>
      <h3>{formatWeekdayAndDay(chosen)}</h3>
      {hold && <Held hold={hold} />}
      {day && !hold && (
        <>
          <p className={classes.state} data-free={day.is_free || undefined} aria-live="polite">
            {sentence(day)}
          </p>
          {day.is_free && <HoldIt key={chosen} day={chosen} {...props} />}
        </>
      )}
    </section>
  )
}
