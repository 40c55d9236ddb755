import type { Event } from '@celebrio/contract/celebrations/events'
import { type Nudging, nudgeLimits } from '@celebrio/contract/celebrations/nudges'
import { BellRinging } from '@phosphor-icons/react/BellRinging'
import { ClockClockwise } from '@phosphor-icons/react/ClockClockwise'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatWeekdayAndTime } from '#lib/formats-dates.ts'
import { paths } from '#lib/paths.ts'
import { Button, ButtonLink } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { nudgingQuery, useNudge } from './data.ts'
import classes from './nudge.module.css'

type NudgeProps = { event: Event; nudging: Nudging }

/** The button, and the question to how many it goes. */
const Remind = ({ event, nudging: { guests, by_email, left } }: NudgeProps) => {
  const { t } = useTranslation('nudges')
  const [opened, setOpened] = useState(false)
  const { mutate, isPending } = useNudge(event, () => setOpened(false))
  const send = (
    <Button fullWidth loading={isPending} onClick={() => mutate()}>
      {t('send')}
    </Button>
  )
  return (
    <>
      <Button variant="lagoon" leftSection={<BellRinging size={20} aria-hidden />} onClick={() => setOpened(true)}>
        {t('remindAll', { count: guests })}
      </Button>
      <Dialog title={t('title', { count: guests })} opened={opened} onClose={() => setOpened(false)} footer={send}>
        <ul className={classes.ways}>
          {guests > by_email && <li>{t('byNotification', { count: guests - by_email })}</li>}
          {by_email > 0 && <li>{t('byEmail', { count: by_email })}</li>}
        </ul>
        <p className={classes.hint}>{left > 1 ? t('again', { count: nudgeLimits.hours }) : t('last')}</p>
      </Dialog>
    </>
  )
}

/** When there is nothing to press: from when on there is, or that there is no more. */
const Later = ({ nudging: { guests, left, possible_at } }: Pick<NudgeProps, 'nudging'>) => {
  const { t } = useTranslation('nudges')
  if (possible_at !== null) return <p>{t('next', { time: formatWeekdayAndTime(possible_at) })}</p>
  return left === 0 && guests > 0 ? <p>{t('noneLeft', { count: nudgeLimits.perEvent })}</p> : null
}

/** Who has not answered before the deadline is not reminded, until there is more time. */
const TooLate = ({ event, count }: { event: Event; count: number }) => {
  const { t } = useTranslation('nudges')
  if (count === 0) return null
  return (
    <>
      <p>
        <b>{t('tooLate', { count })}</b> {t('tooLateText', { count })}
      </p>
      {event.can.edit && (
        <ButtonLink
          variant="outline"
          leftSection={<ClockClockwise size={20} aria-hidden />}
          to={paths.eventTerms(event.id)}
        >
          {t('moveDeadline')}
        </ButtonLink>
      )}
    </>
  )
}

/** Who is waited for, and a reminder for all of them. */
const Waiting = ({ event, nudging }: NudgeProps) => {
  const { t } = useTranslation('nudges')
  const { guests, unreachable, maybe } = nudging
  const silent = guests + unreachable - maybe
  if (silent + maybe === 0) return null
  const waitedFor = [silent > 0 && t('notReplied', { count: silent }), maybe > 0 && t('saidMaybe', { count: maybe })]
  return (
    <>
      <p>
        <b>{waitedFor.filter(Boolean).join(' ')}</b>
        {unreachable > 0 && ` ${t('unreachable', { count: unreachable })}`}
      </p>
      {nudging.can.nudge ? <Remind event={event} nudging={nudging} /> : <Later nudging={nudging} />}
    </>
  )
}

/** How many guests have not answered, and a reminder for all of them; nothing when everybody has. */
export const Nudge = ({ event }: { event: Event }) => {
  const { t } = useTranslation('nudges')
  const { data: nudging } = useQuery(nudgingQuery(event.id))
  if (!nudging || !event.can.invite) return null
  const { guests, unreachable, too_late } = nudging
  if (guests + unreachable + too_late === 0) return null
  return (
    <section className={classes.nudge} aria-label={t('unanswered')}>
      <Waiting event={event} nudging={nudging} />
      <TooLate event={event} count={too_late} />
    </section>
  )
}
