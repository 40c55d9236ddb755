import { useTranslation } from 'react-i18next'
import { PasswordField } from '#ui/fields/password-field.tsx'
import { PasswordMeter } from '../password-meter.tsx'
import type { SignUpForm } from './use-sign-up.ts'

/** The password with its strength, and its confirmation. */
export const PasswordFields = ({ form: { text, values } }: { form: SignUpForm }) => {
  const { t } = useTranslation('accounts')
  return (
    <>
      <PasswordField {...text('password')} label={t('signUp.password')} autoComplete="new-password" />
      {values.password !== '' && <PasswordMeter password={values.password} />}
      <PasswordField {...text('confirm')} label={t('signUp.confirm')} autoComplete="new-password" />
    </>
  )
}
