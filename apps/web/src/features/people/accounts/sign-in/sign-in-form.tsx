import { signInForm } from '@celebrio/contract/people/account-forms'
import { accounts } from '@celebrio/contract/people/accounts'
import { delays } from '@celebrio/contract/platform/delays'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { errorText } from '#lib/api/error-text.ts'
import { checkForm } from '#lib/forms/check-form.ts'
import { useForm } from '#lib/forms/use-form.ts'
import { paths } from '#lib/paths.ts'
import type { SessionUser } from '#lib/session.ts'
import { startPage } from '#lib/session.ts'
import { Button } from '#ui/buttons/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { PasswordField } from '#ui/fields/password-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { readDeviceId } from '../device-id.ts'
import { FormAlert } from '../form-alert.tsx'
import { GoogleSignIn } from '../google-sign-in.tsx'
import { openSession } from '../open-session.ts'
import { TextLink } from '../text-link.tsx'
import { useDelayedNavigation } from '../use-delayed-navigation.ts'
import classes from './sign-in-form.module.css'

export type SignInFormProps = {
  /** Where to go afterwards; the person's start page without it. */
  destination?: (user: SessionUser) => string
  /** Navigation state for the link to sign-up. */
  next?: string
  /** Renders only the form, for a dialog. */
  autoFocus?: boolean
}

const isBlocked = (error: unknown) => error instanceof ApiError && error.code === 'too_many_requests'

const useSignIn = ({ destination = startPage }: SignInFormProps) => {
  const { t } = useTranslation('accounts')
  const queries = useQueryClient()
  const leave = useDelayedNavigation()
  const [blocked, setBlocked] = useState(false)
  const form = useForm({
    initial: { email: '', password: '' },
    check: values => checkForm(signInForm, values),
    send: async values => {
      setBlocked(false)
      const answer = await call(accounts.signIn, { body: { ...values, ...readDeviceId() } })
      toast.success(t('signIn.done'))
      leave(destination(openSession(queries, answer)), delays.redirectAfterSignIn, { language: answer.user.language })
      return 'leave'
    },
    onError: error => (isBlocked(error) ? setBlocked(true) : toast.error(errorText(error))),
  })
  return { ...form, blocked }
}

/** Sign-in by password or with Google, on its page and in the dialog of the landing page. */
export const SignInForm = (props: SignInFormProps) => {
  const { t } = useTranslation('accounts')
  const { form, text, busy, submit, blocked } = useSignIn(props)
  return (
    <>
      <p className={classes.toSignUp}>
        <TextLink to={paths.signUp(props.next)}>{t('signIn.toSignUp')}</TextLink>
      </p>
      <GoogleSignIn next={props.next} />
      {blocked && (
        <FormAlert>
          {t('signIn.blocked')} <TextLink to={paths.forgotPassword()}>{t('signIn.newPassword')}</TextLink>
        </FormAlert>
      )}
      <form ref={form} onSubmit={submit} noValidate>
        <TextField
          {...text('email')}
          label={t('signIn.email')}
          type="email"
          autoComplete="username"
          autoFocus={props.autoFocus}
          data-autofocus
        />
        <PasswordField
          {...text('password')}
          label={t('signIn.password')}
          autoComplete="current-password"
          aside={<TextLink to={paths.forgotPassword()}>{t('signIn.forgot')}</TextLink>}
        />
        <Button type="submit" size="large" fullWidth loading={busy}>
          {t('signIn.submit')}
        </Button>
      </form>
    </>
  )
}
