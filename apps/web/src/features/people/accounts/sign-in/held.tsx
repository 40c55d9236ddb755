import type { Inactivity } from '@celebrio/contract/people/users'
import { useTranslation } from 'react-i18next'
import { formatDate } from '#lib/formats-dates.ts'
import { paths } from '#lib/paths.ts'
import { Button, ButtonLink } from '#ui/buttons/button.tsx'
import classes from './reactivate.module.css'

type HeldProps = { held: Extract<Inactivity, { kind: 'held' }>; name: string; onLeave: () => void }

/** Tells somebody who has signed in that the staff has suspended their account, until when, and where they read why and appeal. */
export const Held = ({ held: { until, statement_id, statement_key }, name, onLeave }: HeldProps) => {
  const { t } = useTranslation('accounts')
  return (
    <section aria-live="polite">
      <h2 className={classes.title}>{t('held.title', { name })}</h2>
      <p>{until === null ? t('held.forGood') : t('held.until', { day: formatDate(until) })}</p>
      <div className={classes.answers}>
        <ButtonLink to={paths.statement(statement_id, statement_key)} size="large" fullWidth>
          {t('held.read')}
        </ButtonLink>
        <Button variant="quiet" fullWidth onClick={onLeave}>
          {t('held.back')}
        </Button>
      </div>
    </section>
  )
}
