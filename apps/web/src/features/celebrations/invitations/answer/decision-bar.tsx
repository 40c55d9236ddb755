import type { Event } from '@celebrio/contract/celebrations/events'
import { useTranslation } from 'react-i18next'
import { spanOf } from '#features/celebrations/events'
import { formatSpanShortDay, formatSpanTime } from '#lib/formats-zones.ts'
import { Button } from '#ui/buttons/button.tsx'
import classes from './answer.module.css'

type DecisionBarProps = { event: Event; formId: string; busy: boolean; onDecline: () => void }

/** On phones the one decision of the page stands at the thumb, in place of the navigation. */
export const DecisionBar = ({ event, formId, busy, onDecline }: DecisionBarProps) => {
  const { t } = useTranslation('invitations')
  const span = spanOf(event)
  return (
    <section className={classes.bar} aria-label={t('yourAnswer')} data-decision>
      <p>
        <b>{formatSpanShortDay(span)}</b>
        {[formatSpanTime({ ...span, end: null }), event.address].filter(Boolean).join(', ')}
      </p>
      <Button variant="outline" onClick={onDecline}>
        {t('decline')}
      </Button>
      <Button type="submit" form={formId} loading={busy}>
        {t('accept')}
      </Button>
    </section>
  )
}
