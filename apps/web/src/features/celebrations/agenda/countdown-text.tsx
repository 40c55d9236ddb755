import { Trans, useTranslation } from 'react-i18next'
import { formatSpanTime, type Span } from '#lib/formats-zones.ts'
import { type Counted, countdownTo } from './countdown.ts'
import classes from './next-event.module.css'

type CountdownTextProps = { event: Counted; span: Span; now: Date }

/** `6 days to go`, `Tomorrow, 4:00 PM`: the largest type of the card. */
export const CountdownText = ({ event, span, now }: CountdownTextProps) => {
  const { t } = useTranslation('agenda')
  const countdown = countdownTo(event, now)
  if (countdown.state === 'days')
    return (
      <p className={classes.countdown}>
        <Trans t={t} i18nKey="inDays" count={countdown.days} components={{ b: <b /> }} />
      </p>
    )
  const time = formatSpanTime({ ...span, end: null })
  const isNear = countdown.state === 'today' || countdown.state === 'tomorrow'
  return (
    <p className={classes.countdown}>
      <b className={classes.word}>{t(countdown.state)}</b>
      {isNear && ` ${time}`}
    </p>
  )
}
