import type { SignedIn } from '@celebrio/contract/people/users'
import { useTranslation } from 'react-i18next'
import { formatDate } from '#lib/formats-dates.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Held } from './held.tsx'
import classes from './reactivate.module.css'
import { type Return, useReactivate } from './use-reactivate.ts'

export type ReactivateProps = Return & {
  answer: SignedIn
  /** Somebody stays away. */
  onRefuse: () => void
}

/** Asks somebody who has signed in to an account that they had left whether they are back, or says that it is suspended. */
export const Reactivate = (props: ReactivateProps) => {
  const { inactive, user } = props.answer
  return inactive?.kind === 'held' ? (
    <Held held={inactive} name={user.name} onLeave={props.onRefuse} />
  ) : (
    <WayBack {...props} />
  )
}

const WayBack = ({ answer, onRefuse, ...then }: ReactivateProps) => {
  const { t } = useTranslation('accounts')
  const { inactive } = answer
  const { mutate, isPending, isSuccess } = useReactivate(answer, then)
  return (
    <section aria-live="polite">
      <h2 className={classes.title}>{t('reactivate.title', { name: answer.user.name })}</h2>
      <p>
        {inactive?.kind === 'deleted'
          ? t('reactivate.deleted', { day: formatDate(inactive.erase_at) })
          : t('reactivate.suspended')}
      </p>
      <div className={classes.answers}>
        <Button size="large" fullWidth autoFocus loading={isPending || isSuccess} onClick={() => mutate()}>
          {t('reactivate.submit')}
        </Button>
        <Button variant="quiet" fullWidth onClick={onRefuse}>
          {t('reactivate.refuse')}
        </Button>
      </div>
    </section>
  )
}
