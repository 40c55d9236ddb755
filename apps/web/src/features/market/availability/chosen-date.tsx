import type { Hold } from '@celebrio/contract/market/availability-shapes'
import { HourglassMedium } from '@phosphor-icons/react/HourglassMedium'
import { useTranslation } from 'react-i18next'
import { type Location, useLocation } from 'react-router'
import { formatWeekdayAndTime } from '#lib/formats-dates.ts'
import { formatWeekdayAndDay } from '#lib/formats-days.ts'
import { paths } from '#lib/paths.ts'
import { useSession } from '#lib/session.ts'
import { Button, ButtonLink } from '#ui/buttons/button.tsx'
import classes from './availability.module.css'
import { useHold, useRelease } from './data.ts'
import { useSentence } from './day-state.tsx'
import { useSeek } from './sought-day.ts'
import type { Calendar } from './use-calendar.ts'

type ChosenProps = { calendar: Calendar; providerId: number }

const Held = ({ hold }: { hold: Hold }) => {
  const { t } = useTranslation('availability')
  const { search } = useLocation()
  const { mutate, isPending } = useRelease()
  return (
    <>
      <p className={classes.until}>
        <HourglassMedium size={20} aria-hidden />
        {t('heldUntil', { until: formatWeekdayAndTime(hold.expires_at) })}
      </p>
      <p className={classes.note}>{t('heldHint')}</p>
      <div className={classes.answers}>
        <ButtonLink variant="lagoon" to={{ search, hash: 'services' }}>
          {t('chooseServices')}
        </ButtonLink>
        {hold.can.release && (
          <Button variant="outline" loading={isPending} onClick={() => mutate(hold.id)}>
            {t('release')}
          </Button>
        )}
      </div>
    </>
  )
}

/** The page to which a guest comes back who has signed in to hold a day. */
function addressOn({ pathname, search }: Pick<Location, 'pathname' | 'search'>, day: string): string {
  const query = new URLSearchParams(search)
  query.set('day', day)
  return `${pathname}?${query.toString()}#free-dates`
}

/** Holding a free day, for who can; guests sign in first. */
const HoldIt = ({ day, calendar: { data }, providerId }: ChosenProps & { day: string }) => {
  const { t } = useTranslation('availability')
  const location = useLocation()
  const isGuest = useSession() === null
  const { mutate, isPending } = useHold(providerId)
  const seek = useSeek()
  if (!data?.can.hold && !(isGuest && data?.allows_holds)) return null
  return (
    <>
      <p className={classes.note}>{t('holdHint')}</p>
      {isGuest ? (
        <ButtonLink variant="outline" to={paths.signIn(addressOn(location, day))}>
          {t('signIn')}
        </ButtonLink>
      ) : (
        <Button variant="lagoon" loading={isPending} onClick={() => mutate(day, { onSuccess: () => seek(day) })}>
          {t('hold')}
        </Button>
      )}
    </>
  )
}

/** The day that was chosen: whether it is free, and what can be done about it. */
export const ChosenDate = (props: ChosenProps) => {
  const { t } = useTranslation('availability')
  const { chosen, dayOf, data, today } = props.calendar
  const sentence = useSentence(today, data?.lead_days ?? 0)
  if (chosen === null) return <p className={classes.note}>{t('choose')}</p>
  const day = dayOf(chosen)
  const hold = data?.holds.find(one => one.day === chosen)
  return (
    <section className={classes.chosen} aria-label={t('chosen')}>
      <h3>{formatWeekdayAndDay(chosen)}</h3>
      {hold && <Held hold={hold} />}
      {day && !hold && (
        <>
          <p className={classes.state} data-free={day.is_free || undefined}>
            {sentence(day)}
          </p>
          {day.is_free && <HoldIt key={chosen} day={chosen} {...props} />}
        </>
      )}
    </section>
  )
}
