import { signInForm } from '@celebrio/contract/people/account-forms'
import { accounts } from '@celebrio/contract/people/accounts'
import type { SecondStepAsked, SignedIn } from '@celebrio/contract/people/users'
import { delays } from '@celebrio/contract/platform/delays'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
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
import { Reactivate } from './reactivate.tsx'
import { SecondStep } from './second-step.tsx'
import classes from './sign-in-form.module.css'

export type SignInFormProps = {
  /** Where to go afterwards; the person's start page without it. */
  destination?: (user: SessionUser) => string
  /** Navigation state for the link to sign-up. */
  next?: string
  /** Why one is here, until somebody has signed in. */
  reason?: ReactNode
  /** Renders only the form, for a dialog. */
  autoFocus?: boolean
}

const isBlocked = (error: unknown) => error instanceof ApiError && error.code === 'too_many_requests'

const useSignIn = ({ destination = startPage }: SignInFormProps) => {
  const { t } = useTranslation('accounts')
  const queries = useQueryClient()
  const leave = useDelayedNavigation()
  const [blocked, setBlocked] = useState(false)
  const [inactive, setInactive] = useState<SignedIn | null>(null)
  const [asked, setAsked] = useState<SecondStepAsked['second_step'] | null>(null)
  const enter = (answer: SignedIn) => {
    setAsked(null)
    if (answer.inactive) {
      setInactive(answer)
      return 'stay'
    }
    toast.success(t('signIn.done'))
    leave(destination(openSession(queries, answer)), delays.redirectAfterSignIn, { language: answer.user.language })
    return 'leave'
  }
  const form = useForm({
    initial: { email: '', password: '' },
    check: values => checkForm(signInForm, values),
    send: async values => {
      setBlocked(false)
      const answer = await call(accounts.signIn, { body: { ...values, ...readDeviceId() } })
      if ('token' in answer) return enter(answer)
      setAsked(answer.second_step)
      return 'stay'
    },
    onError: error => (isBlocked(error) ? setBlocked(true) : toast.error(errorText(error))),
  })
  const [hasRefused, setRefused] = useState(false)
  /** Nobody who comes after them to this device is to find the password. */
  const goBack = () => {
    form.change({ password: '' })
    setInactive(null)
    setAsked(null)
    setRefused(true)
  }
  return { ...form, blocked, inactive, asked, hasRefused, enter, goBack }
}

/** Sign-in by password or with Google, on its page and in the dialog of the landing page; after it, the second step and the way back of whoever had left. */
export const SignInForm = (props: SignInFormProps) => {
  const { t } = useTranslation('accounts')
  const { form, text, busy, submit, blocked, inactive, asked, hasRefused, enter, goBack } = useSignIn(props)
  if (asked) return <SecondStep asked={asked} onPassed={enter} onBack={goBack} />
  if (inactive) return <Reactivate answer={inactive} destination={props.destination ?? startPage} onRefuse={goBack} />
  return (
    <>
      {props.reason}
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
          autoFocus={props.autoFocus || hasRefused}
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
