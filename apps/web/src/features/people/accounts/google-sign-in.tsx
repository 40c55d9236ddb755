import { signInMeta } from '@celebrio/contract/platform/pages'
import { useTranslation } from 'react-i18next'
import { GoogleButton } from './google-button.tsx'
import classes from './google-part.module.css'

/** Whether this installation signs people in with Google; the server says so in the document. */
const hasGoogle = () => document.querySelector(`meta[name="${signInMeta}"][content="google"]`) !== null

/** The Google button, and the divider above it, where there is such a way. */
export const GoogleSignIn = ({ next }: { next: string | undefined }) => {
  const { t } = useTranslation('accounts')
  if (!hasGoogle()) return null
  return (
    <>
      <GoogleButton next={next} />
      <p className={classes.or}>{t('signIn.orEmail')}</p>
    </>
  )
}
