import type { Subscription } from '@celebrio/contract/market/subscriptions'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ProgressBar } from '#ui/feedback/progress-bar.tsx'
import classes from './subscription.module.css'

const day = 86_400_000

/** How much of the month of trial is left. */
export const TrialBar = ({
  subscription: { trial_starts_at: from, trial_ends_at: until },
}: {
  subscription: Subscription
}) => {
  const { t } = useTranslation('subscriptions')
  const [now] = useState(() => Date.now())
  const [start, end] = [Date.parse(from), Date.parse(until)]
  const left = Math.max(0, Math.ceil((end - now) / day))
  const whole = Math.round((end - start) / day)
  const used = Math.min(whole, Math.max(0, whole - left))
  return (
    <div className={classes.trial}>
      <span className={classes.left}>{t('daysLeft', { count: left })}</span>
      <div className={classes.track}>
        <ProgressBar label={t('daysUsed', { count: whole, used })} share={used / whole} />
      </div>
    </div>
  )
}
