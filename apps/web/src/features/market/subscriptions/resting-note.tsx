import { MoonStars } from '@phosphor-icons/react/MoonStars'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '#lib/paths.ts'
import { subscriptionQuery } from './data.ts'
import classes from './subscription.module.css'

/** Says above a form, before anybody fills it in, that nothing of a resting store can be changed; else nothing. */
export const RestingNote = () => {
  const { t } = useTranslation('subscriptions')
  const { data } = useQuery(subscriptionQuery())
  if (data?.subscription.state !== 'resting') return null
  return (
    <div className={classes.above}>
      <p className={classes.note}>
        <MoonStars size={22} weight="fill" aria-hidden />
        <span>
          <b>{t('resting.note')}</b> {t('resting.unsaved')}{' '}
          <Link to={paths.serviceSubscription()}>{t('resting.title')}</Link>
        </span>
      </p>
    </div>
  )
}
