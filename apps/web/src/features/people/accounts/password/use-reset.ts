import { delays } from '@celebrio/contract/platform/delays'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#lib/api/api-error.ts'
import { errorText } from '#lib/api/error-text.ts'
import type { FieldErrors } from '#lib/forms/field-errors.ts'
import { type Form, useForm } from '#lib/forms/use-form.ts'
import { paths } from '#lib/paths.ts'
import { clearSession } from '#lib/session.ts'
import { toast } from '#ui/feedback/toast.ts'
import { useDelayedNavigation } from '../use-delayed-navigation.ts'

export type ResetOptions<Values> = {
  initial: Values
  check: (values: Values) => FieldErrors
  send: (values: Values) => Promise<unknown>
}

/** Sets a new password, which ends every session, and goes to sign-in. Errors are shown in the form. */
export function useReset<Values extends object>(
  plan: ResetOptions<Values>,
): { form: Form<Values>; error: unknown; refusal: string } {
  const { t } = useTranslation('accounts')
  const leave = useDelayedNavigation()
  const [error, setError] = useState<unknown>(null)
  const form = useForm<Values>({
    initial: plan.initial,
    check: plan.check,
    send: async values => {
      setError(null)
      await plan.send(values)
      clearSession({ willing: true })
      toast.success(t('reset.done'))
      leave(paths.signIn(), delays.redirectAfterReset)
      return 'leave'
    },
    onError: setError,
  })
  const text = error instanceof ApiError && error.code !== 'internal_error' ? errorText(error) : t('reset.failed')
  return { form, error, refusal: error === null ? '' : text }
}
