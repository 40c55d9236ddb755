import { MoonStars } from '@phosphor-icons/react/MoonStars'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '#lib/paths.ts'
import { subscriptionQuery } from './data.ts'
import classes from './subscription.module.css'

type RestingNoteProps = {
  /** What of the form can't be saved: all of it, or the terms of the store. */
  unsaved?: 'unsaved' | 'unsavedTerms'
}

/** Says above a form, before anybody fills it in, what of a resting store can't be changed; else nothing. */
export const RestingNote = ({ unsaved = 'unsaved' }: RestingNoteProps) => {
  const { t } = useTranslation('subscriptions')
  const { data } = useQuery(subscriptionQuery())
  if (data?.subscription.state !== 'resting') return null
  return (
    <div className={classes.above}>
      <p className={classes.note}>
        <MoonStars size={22} weight="fill" aria-hidden />
        <span>
          <b>{t('resting.note')}</b> {t(`resting.${unsaved}`)}{' '}
          <Link to={paths.serviceSubscription()}>{t('resting.title')}</Link>
        </span>
      </p>
    </div>
  )
}
