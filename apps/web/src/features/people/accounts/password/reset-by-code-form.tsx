import { resetByCodeForm } from '@celebrio/contract/people/account-forms'
import { accounts } from '@celebrio/contract/people/accounts'
import { password } from '@celebrio/contract/people/passwords'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { checkForm } from '#lib/forms/check-form.ts'
import { paths } from '#lib/paths.ts'
import { TextLink } from '../text-link.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { useReset } from './use-reset.ts'

export type ResetByCodeFormProps = { email: string; otp: string }

/** Sets a new password with the code that the dialog has verified. */
export const ResetByCodeForm = ({ email, otp }: ResetByCodeFormProps) => {
  const { t } = useTranslation('accounts')
  const { form, error, refusal } = useReset({
    initial: { password: '', confirm_password: '' },
    check: values => checkForm(resetByCodeForm, { email, otp, ...values }),
    send: values => call(accounts.resetByCode, { body: { email, otp, ...values } }),
  })
  const dead = (error instanceof ApiError && error.code === 'code_invalid') || form.errors.otp || form.errors.email
  return (
    <NewPasswordForm
      reset={form}
      password={form.text('password')}
      confirm={form.text('confirm_password')}
      email={email}
      hint={t('reset.hintCode', { min: password.min })}
      refusal={
        dead ? (
          <>
            {refusal || form.errors.otp || form.errors.email}{' '}
            <TextLink to={paths.forgotPassword()}>{t('reset.askAgain')}</TextLink>
          </>
        ) : (
          refusal
        )
      }
    />
  )
}
