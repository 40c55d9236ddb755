import { SealCheck } from '@phosphor-icons/react/SealCheck'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { accountQuery } from '#features/people/accounts'
import { formatDate } from '#lib/formats-dates.ts'
import type { Session } from '#lib/session.ts'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { Avatar } from '#ui/people/avatar.tsx'
import classes from './home.module.css'

/** The signed-in user, in the left rail. */
export const Viewer = ({ session: { user, email } }: { session: Session }) => {
  const { t } = useTranslation('home')
  const { data: account } = useQuery(accountQuery)
  return (
    <section className={classes.viewer} aria-label={t('viewer')}>
      <span className={classes.frame}>
        <Avatar name={user.name} src={user.profile_picture} size={112} />
      </span>
      <h2 className={classes.name}>{user.name}</h2>
      <p className={classes.email}>
        {email}
        {account?.email_verified && (
          <>
            <SealCheck size={16} weight="fill" className={classes.seal} aria-hidden />
            <VisuallyHidden>{t('verified')}</VisuallyHidden>
          </>
        )}
      </p>
      {account && <p className={classes.since}>{t('since', { date: formatDate(account.created_at) })}</p>}
    </section>
  )
}
