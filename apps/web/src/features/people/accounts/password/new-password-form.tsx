import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Form } from '#lib/forms/use-form.ts'
import { Button } from '#ui/buttons/button.tsx'
import { PasswordField } from '#ui/fields/password-field.tsx'
import { FormAlert } from '../form-alert.tsx'

export type NewPasswordFormProps<Values> = {
  reset: Form<Values>
  password: ReturnType<Form<Values>['text']>
  confirm: ReturnType<Form<Values>['text']>
  /** For password managers, which store the password under it. */
  email: string
  hint: string
  refusal: ReactNode
}

/** New password and confirmation; used after a code and after a link. */
export const NewPasswordForm = <Values,>({ reset, password, confirm, ...props }: NewPasswordFormProps<Values>) => {
  const { t } = useTranslation('accounts')
  const { form, busy, submit } = reset
  return (
    <>
      {props.refusal && <FormAlert>{props.refusal}</FormAlert>}
      <form ref={form} onSubmit={submit} noValidate>
        <input type="hidden" name="username" autoComplete="username" value={props.email} />
        <PasswordField {...password} label={t('reset.password')} hint={props.hint} autoComplete="new-password" />
        <PasswordField {...confirm} label={t('reset.confirm')} autoComplete="new-password" />
        <Button type="submit" size="large" fullWidth loading={busy}>
          {t('reset.submit')}
        </Button>
      </form>
    </>
  )
}
