import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import classes from './second-step.module.css'
import { secondStepQuery } from './second-step-data.ts'

/** Tells whoever belongs to the staff what goes with the last thing that they sign in with besides a password or Google. */
export const LastSecondStep = () => {
  const { t } = useTranslation('settings')
  const { data } = useQuery(secondStepQuery)
  const isLast = data && data.passkeys.length + (data.authenticator ? 1 : 0) === 1
  return data?.is_required && isLast ? <p className={classes.text}>{t('lastSecondStep')}</p> : null
}
