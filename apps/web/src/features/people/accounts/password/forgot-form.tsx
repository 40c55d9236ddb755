import { forgotPasswordForm } from '@celebrio/contract/people/account-forms'
import { accounts } from '@celebrio/contract/people/accounts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { readLanguage } from '#i18n/language.ts'
import { call } from '#lib/api/call.ts'
import { errorText } from '#lib/api/error-text.ts'
import { checkForm } from '#lib/forms/check-form.ts'
import { useForm } from '#lib/forms/use-form.ts'
import { paths } from '#lib/paths.ts'
import { Button } from '#ui/buttons/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormAlert } from '../form-alert.tsx'
import { CodeDialog } from './code-dialog.tsx'

/** Requests the email with code and link; the response is the same whether the account exists or not. */
const askForCode = (email: string) => call(accounts.forgotPassword, { body: { email, language: readLanguage() } })

/** Asks for the email, then in a dialog for the code that was sent there. */
export const ForgotForm = () => {
  const { t } = useTranslation('accounts')
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const [refusal, setRefusal] = useState('')
  const { form, values, text, busy, submit } = useForm({
    initial: { email: '' },
    check: values => checkForm(forgotPasswordForm, values),
    send: async ({ email }) => {
      setRefusal('')
      await askForCode(email)
      setAsking(true)
      return 'stay'
    },
    onError: error => setRefusal(errorText(error)),
  })
  return (
    <>
      {refusal && <FormAlert>{refusal}</FormAlert>}
      <form ref={form} onSubmit={submit} noValidate>
        <TextField {...text('email')} label={t('forgot.email')} type="email" autoComplete="username" />
        <Button type="submit" size="large" fullWidth loading={busy}>
          {t('forgot.submit')}
        </Button>
      </form>
      <CodeDialog
        email={values.email.trim()}
        opened={asking}
        onClose={() => setAsking(false)}
        onAgain={() => askForCode(values.email)}
        onChecked={otp => void navigate(paths.changePassword(), { state: { email: values.email.trim(), otp } })}
      />
    </>
  )
}
