import { accounts, codeLength } from '@celebrio/contract/people/accounts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '#lib/actions/use-action.ts'
import { call } from '#lib/api/call.ts'
import { errorText } from '#lib/api/error-text.ts'
import { Button } from '#ui/buttons/button.tsx'
import { CodeField } from '#ui/fields/code-field.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import classes from './code-dialog.module.css'

export type CodeDialogProps = {
  email: string
  opened: boolean
  onClose: () => void
  /** Sends another code. */
  onAgain: () => Promise<unknown>
  /** The code is right; it is not used up yet. */
  onChecked: (code: string) => void
}

const useCode = ({ email, onAgain, onChecked }: CodeDialogProps) => {
  const { t } = useTranslation('accounts')
  const [code, setCode] = useState('')
  const verify = useAction({
    send: (otp: string) => call(accounts.verifyCode, { body: { email, otp } }),
    onSuccess: (_, otp) => onChecked(otp),
    failure: null,
  })
  const again = useAction({
    send: onAgain,
    onSuccess: () => write(''),
    success: t('forgot.sentAgain'),
  })
  const write = (typed: string) => {
    setCode(typed)
    verify.reset()
  }
  return { code, write, verify, again, complete: code.length === codeLength }
}

/** The dialog gives its focus to what is marked so, else to its close button. Later, for the boxes are drawn twice. */
const useFirstBox = () => {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const timer = setTimeout(() => form.current?.querySelector('input')?.setAttribute('data-autofocus', 'true'))
    return () => clearTimeout(timer)
  }, [])
  return form
}

const CodeForm = (props: CodeDialogProps) => {
  const { t } = useTranslation('accounts')
  const { code, write, verify, again, complete } = useCode(props)
  const form = useFirstBox()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (complete) verify.mutate(code)
  }
  return (
    <form ref={form} onSubmit={submit}>
      <CodeField
        label={t('forgot.code')}
        value={code}
        onChange={write}
        length={codeLength}
        error={verify.isError && errorText(verify.error)}
      />
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

/** The four digits of the letter. `Next` acts when all are there; a wrong code says so under them. */
export const CodeDialog = (props: CodeDialogProps) => {
  const { t } = useTranslation('accounts')
  return (
    <Dialog opened={props.opened} onClose={props.onClose} title={t('forgot.codeTitle')}>
      <p className={classes.sent}>{t('forgot.codeSent', { email: props.email })}</p>
      <CodeForm {...props} />
    </Dialog>
  )
}
