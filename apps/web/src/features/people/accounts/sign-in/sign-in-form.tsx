import { accounts, signInForm } from '@celebrio/contract/people/accounts'
import { delays } from '@celebrio/contract/platform/delays'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
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
import { accountQuery } from '../data.ts'
import { readDevice } from '../device.ts'
import { GooglePart } from '../google-part.tsx'
import { openSession } from '../open-session.ts'
import { TextLink } from '../text-link.tsx'
import { useLeave } from '../use-leave.ts'
import classes from './sign-in-form.module.css'

export type SignInFormProps = {
  /** Where to go afterwards; the person's start page without it. */
  destination?: (user: SessionUser) => string
  /** What the way to sign-up hands on of where one came from. */
  next?: string
  /** Where the form alone is what was asked for: in a dialog. */
  autoFocus?: boolean
}

const useSignIn = ({ destination = startPage }: SignInFormProps) => {
  const { t } = useTranslation('accounts')
  const queries = useQueryClient()
  const leave = useLeave()
  return useForm({
    initial: { email: '', password: '' },
    check: values => checkForm(signInForm, values),
    send: async values => {
      const answer = await call(accounts.signIn, { body: { ...values, ...readDevice() } })
      queries.setQueryData(accountQuery.queryKey, answer.user)
      toast.success(t('signIn.done'))
      leave(destination(openSession(answer)), delays.redirectAfterSignIn, { language: answer.user.language })
      return 'leave'
    },
    onRefused: error => toast.error(errorText(error)),
  })
}

/** Sign-in by password or with Google; the same on its page and in the dialog of the landing page. */
export const SignInForm = (props: SignInFormProps) => {
  const { t } = useTranslation('accounts')
  const { form, text, busy, submit } = useSignIn(props)
  return (
    <>
      <p className={classes.toSignUp}>
        <TextLink to={paths.signUp(props.next)}>{t('signIn.toSignUp')}</TextLink>
      </p>
      <GooglePart />
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
