import { useTranslation } from 'react-i18next'
import { GoogleButton } from './google-button.tsx'
import classes from './google-part.module.css'

/** The way in without a password, and the line that parts it from the other. */
export const GooglePart = () => {
  const { t } = useTranslation('accounts')
  return (
    <>
      <GoogleButton />
      <p className={classes.or}>{t('signIn.orEmail')}</p>
    </>
  )
}
