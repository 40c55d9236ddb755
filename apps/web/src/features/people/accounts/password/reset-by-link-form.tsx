import { resetByLinkForm } from '@celebrio/contract/people/account-forms'
import { accounts } from '@celebrio/contract/people/accounts'
import { password } from '@celebrio/contract/people/passwords'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { errorText } from '#lib/api/error-text.ts'
import { checkForm } from '#lib/forms/check-form.ts'
import { paths } from '#lib/paths.ts'
import { TextLink } from '../text-link.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { useReset } from './use-reset.ts'

export type ResetByLinkFormProps = { email: string; token: string }

/** Sets a new password with the link of the email. */
export const ResetByLinkForm = ({ email, token }: ResetByLinkFormProps) => {
  const { t } = useTranslation('accounts')
  const { form, error, refusal } = useReset({
    initial: { password: '', password_confirmation: '' },
    check: values => checkForm(resetByLinkForm, { email, token, ...values }),
    send: values => call(accounts.resetByLink, { body: { email, token, ...values } }),
  })
  // A link with a missing or malformed email is invalid.
  const broken = form.errors.email ?? form.errors.token
  const dead = broken !== undefined || (error instanceof ApiError && error.code === 'reset_link_invalid')
  return (
    <NewPasswordForm
      reset={form}
      password={form.text('password')}
      confirm={form.text('password_confirmation')}
      email={email}
      hint={t('reset.hintLink', { min: password.minWithLink })}
      refusal={
        dead ? (
          <>
            {errorText(new ApiError(422, 'reset_link_invalid'))}{' '}
            <TextLink to={paths.forgotPassword()}>{t('reset.askAgain')}</TextLink>
          </>
        ) : (
          refusal
        )
      }
    />
  )
}
