import { codeLength } from '@celebrio/contract/people/account-forms'
import { accounts } from '@celebrio/contract/people/accounts'
import { type RefObject, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '#lib/actions/use-action.ts'
import { call } from '#lib/api/call.ts'
import { errorText } from '#lib/api/error-text.ts'
import { useFields } from '#lib/forms/use-fields.ts'
import { Button } from '#ui/buttons/button.tsx'
import { CodeField } from '#ui/fields/code-field.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import classes from './code-dialog.module.css'

export type CodeDialogProps = {
  email: string
  opened: boolean
  onClose: () => void
  /** Sends a new code. */
  onAgain: () => Promise<unknown>
  /** The code is valid; it has not been used up. */
  onChecked: (code: string) => void
}

const useCode = ({ email, onAgain, onChecked }: CodeDialogProps) => {
  const { t } = useTranslation('accounts')
  const { values, errors, show, ...fields } = useFields({ initial: { otp: '' } })
  const verify = useAction({
    send: (otp: string) => call(accounts.verifyCode, { body: { email, otp } }),
    onSuccess: (_, otp) => onChecked(otp),
    onError: error => show({ otp: errorText(error) }),
    failure: null,
  })
  const write = (otp: string) => {
    fields.change({ otp })
    verify.reset()
  }
  const again = useAction({ send: onAgain, onSuccess: () => write(''), success: t('forgot.sentAgain') })
  const complete = values.otp.length === codeLength
  const submit = fields.onSubmit(({ otp }) => complete && verify.mutate(otp))
  return { form: fields.form, code: values.otp, error: errors.otp, write, submit, complete, verify, again }
}

/** Marks the first box for the dialog's initial focus. Deferred, because the boxes are rendered twice. */
const useFirstBox = (form: RefObject<HTMLFormElement | null>) => {
  useEffect(() => {
    const timer = setTimeout(() => form.current?.querySelector('input')?.setAttribute('data-autofocus', 'true'))
    return () => clearTimeout(timer)
  }, [form])
}

const CodeForm = (props: CodeDialogProps) => {
  const { t } = useTranslation('accounts')
  const { form, code, error, write, submit, complete, verify, again } = useCode(props)
  useFirstBox(form)
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <CodeField label={t('forgot.code')} value={code} onChange={write} length={codeLength} error={error} />
      <div className={classes.actions}>
        <Button variant="quiet" loading={again.isPending} onClick={() => again.mutate()}>
          {t('forgot.again')}
        </Button>
        <Button type="submit" size="large" disabled={!complete} loading={verify.isPending}>
          {t('forgot.next')}
        </Button>
      </div>
    </form>
  )
}

/** Asks for the four-digit code of the email. `Next` is enabled when it is complete; a wrong code shows an error. */
export const CodeDialog = (props: CodeDialogProps) => {
  const { t } = useTranslation('accounts')
  return (
    <Dialog opened={props.opened} onClose={props.onClose} title={t('forgot.codeTitle')}>
      <p className={classes.sent}>{t('forgot.codeSent', { email: props.email })}</p>
      <CodeForm {...props} />
    </Dialog>
  )
}
