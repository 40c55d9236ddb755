import { resetByLinkForm } from '@celebrio/contract/people/account-forms'
import { accounts } from '@celebrio/contract/people/accounts'
import { password } from '@celebrio/contract/people/passwords'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { errorText } from '#lib/api/error-text.ts'
import { checkForm } from '#lib/forms/check-form.ts'
import { paths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { SkeletonBlock, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { checkLinkOnce } from '../check-link.ts'
import { FormAlert } from '../form-alert.tsx'
import { TextLink } from '../text-link.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { useReset } from './use-reset.ts'

type ResetByLinkFormProps = { email: string; token: string }

/** Instead of the form, for a link that opens nothing. */
const DeadLink = () => {
  const { t } = useTranslation('accounts')
  return (
    <>
      <FormAlert>{errorText(new ApiError(422, 'reset_link_invalid'))}</FormAlert>
      <ButtonLink to={paths.forgotPassword()} size="large" fullWidth>
        {t('reset.askAgain')}
      </ButtonLink>
    </>
  )
}

/** Asks for a new password where the link of the email is still good; where that cannot be known, saving tells. */
export const ResetByLink = ({ email, token }: ResetByLinkFormProps) => {
  const { isLoading, error } = useQuery({
    queryKey: ['reset-link', email, token],
    queryFn: ({ signal }) => call(accounts.checkResetLink, { body: { email, token }, signal }),
    ...checkLinkOnce,
  })
  if (isLoading)
    return (
      <SkeletonGroup>
        <SkeletonBlock height={220} />
      </SkeletonGroup>
    )
  return error instanceof ApiError && error.status === 422 ? (
    <DeadLink />
  ) : (
    <ResetByLinkForm email={email} token={token} />
  )
}

/** Sets a new password with the link of the email. */
const ResetByLinkForm = ({ email, token }: ResetByLinkFormProps) => {
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
