import { authenticatorDigits } from '@celebrio/contract/people/second-step'
import type { SecondStepAsked, SecondStepMethod, SignedIn } from '@celebrio/contract/people/users'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '#lib/actions/use-action.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { errorText } from '#lib/api/error-text.ts'
import { Button } from '#ui/buttons/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { CodeField } from '#ui/fields/code-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormAlert } from '../form-alert.tsx'
import { knowsPasskeys } from '../knows-passkeys.ts'
import classes from './second-step.module.css'
import { signInByCode, signInByPasskey } from './second-step-data.ts'

export type SecondStepProps = {
  asked: SecondStepAsked['second_step']
  onPassed: (answer: SignedIn) => void
  /** Back to the first step, willingly or because it took too long. */
  onBack: () => void
}

/** Tries to pass with a code, or without one with a passkey. */
const usePass = ({ asked: { challenge }, onPassed, onBack }: SecondStepProps) =>
  useAction({
    send: (code: string | null) => (code === null ? signInByPasskey(challenge) : signInByCode(challenge, code)),
    onSuccess: onPassed,
    onError: error => {
      if (!(error instanceof ApiError) || error.code !== 'second_step_over') return
      toast.error(errorText(error))
      onBack()
    },
    failure: null,
  })

type WayProps = { error: string | undefined; busy: boolean; onTry: (code: string | null) => void; onType: () => void }

const PasskeyWay = ({ error, busy, onTry }: WayProps) => {
  const { t } = useTranslation('accounts')
  return (
    <div>
      <p className={classes.text}>{t('secondStep.passkeyText')}</p>
      {error && <FormAlert>{error}</FormAlert>}
      <Button size="large" fullWidth autoFocus loading={busy} onClick={() => onTry(null)}>
        {t('secondStep.usePasskey')}
      </Button>
    </div>
  )
}

type CodeFieldsProps = {
  method: 'code' | 'recovery'
  code: string
  error: string | undefined
  onType: (value: string) => void
}

const Fields = ({ method, code, error, onType }: CodeFieldsProps) => {
  const { t } = useTranslation('accounts')
  if (method === 'code') {
    const length = authenticatorDigits
    return (
      <CodeField label={t('secondStep.code')} value={code} onChange={onType} length={length} error={error} autoFocus />
    )
  }
  return (
    <TextField
      label={t('secondStep.recovery')}
      name="recovery"
      value={code}
      onChange={event => onType(event.currentTarget.value)}
      error={error}
      autoComplete="off"
      autoCapitalize="none"
      autoFocus
    />
  )
}

const CodeWay = ({ method, error, busy, onTry, onType }: WayProps & { method: 'code' | 'recovery' }) => {
  const { t } = useTranslation('accounts')
  const [code, setCode] = useState('')
  const type = (value: string) => {
    setCode(value)
    onType()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() !== '') onTry(code)
  }
  return (
    <form onSubmit={submit} noValidate>
      <p className={classes.text}>{t(`secondStep.${method}Text`)}</p>
      <Fields method={method} code={code} error={error} onType={type} />
      <Button type="submit" size="large" fullWidth loading={busy}>
        {t('secondStep.submit')}
      </Button>
    </form>
  )
}

const passkeyText = (error: Error, cancelled: string) => (error instanceof ApiError ? errorText(error) : cancelled)

/** The second step of a sign-in: a code of the app, a passkey, or a recovery code. */
export const SecondStep = (props: SecondStepProps) => {
  const { t } = useTranslation('accounts')
  const methods = props.asked.methods.filter(one => one !== 'passkey' || knowsPasskeys())
  const [method, setMethod] = useState<SecondStepMethod>(
    methods.includes('passkey') ? 'passkey' : (methods[0] ?? 'code'),
  )
  const { mutate, reset, error, isPending, isSuccess } = usePass(props)
  const way = {
    error: error ? passkeyText(error, t('secondStep.cancelled')) : undefined,
    busy: isPending || isSuccess,
    onTry: (code: string | null) => void mutate(code),
    onType: reset,
  }
  const choose = (next: SecondStepMethod) => {
    reset()
    setMethod(next)
  }
  return (
    <section aria-live="polite">
      <h2 className={classes.title}>{t('secondStep.title')}</h2>
      {method === 'passkey' ? <PasskeyWay {...way} /> : <CodeWay key={method} method={method} {...way} />}
      <div className={classes.others}>
        {methods
          .filter(one => one !== method)
          .map(one => (
            <Button key={one} variant="quiet" fullWidth onClick={() => choose(one)}>
              {t(`secondStep.${one}Instead`)}
            </Button>
          ))}
        <Button variant="quiet" fullWidth onClick={props.onBack}>
          {t('secondStep.back')}
        </Button>
      </div>
    </section>
  )
}
