import { SealCheck } from '@phosphor-icons/react/SealCheck'
import { useTranslation } from 'react-i18next'
import classes from './verified-badge.module.css'

/** Says that the staff has seen a document that shows who is behind a store. */
export const VerifiedBadge = () => {
  const { t } = useTranslation('stores')
  return (
    <span className={classes.badge}>
      <SealCheck size={18} weight="fill" aria-hidden />
      {t('verified')}
    </span>
  )
}
