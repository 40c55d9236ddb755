import { MoonStars } from '@phosphor-icons/react/MoonStars'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '#lib/paths.ts'
import { subscriptionQuery } from './data.ts'
import classes from './subscription.module.css'

/**
 * Says before anybody fills a form in that nothing of a resting store can be changed; else nothing.
 * @param above it stands above the page, not in it
 */
export const RestingNote = ({ above }: { above?: boolean }) => {
  const { t } = useTranslation('subscriptions')
  const { data } = useQuery(subscriptionQuery())
  if (data?.subscription.state !== 'resting') return null
  return (
    <p className={classes.note} data-above={above || undefined}>
      <MoonStars size={22} weight="fill" aria-hidden />
      <span>
        <b>{t('resting.note')}</b> {t('resting.unsaved')}{' '}
        <Link to={paths.serviceSubscription()}>{t('resting.title')}</Link>
      </span>
    </p>
  )
}
