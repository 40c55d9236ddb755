import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#lib/api/api-error.ts'
import { errorText } from '#lib/api/error-text.ts'
import type { FieldErrors } from '#lib/forms/field-errors.ts'
import { useForm } from '#lib/forms/use-form.ts'
import { toast } from '#ui/feedback/toast.ts'
import { accountQuery } from '../data.ts'

type ProofFormOptions<Values> = {
  initial: Values
  check?: (values: Values) => FieldErrors
  send: (values: Values) => Promise<unknown>
  /** What is read again afterwards; the second step by default. */
  invalidates?: QueryKey
  /** What went wrong in the browser; by default the text of the error. */
  textOf?: (error: unknown) => string
}

const isFresh = (error: unknown) => !(error instanceof ApiError && error.code === 'fresh_sign_in_needed')

const ofCode: ReadonlySet<string> = new Set(['second_step_wrong', 'second_step_locked'])

const isWrongCode = (error: unknown) => error instanceof ApiError && ofCode.has(error.code)

/** A form that asks for the password, where there is one, or for a fresh sign-in with Google. */
export function useProofForm<Values extends { password: string }>(plan: ProofFormOptions<Values>) {
  const { t } = useTranslation('settings')
  const queries = useQueryClient()
  const { data: account } = useQuery(accountQuery)
  const hasPassword = account?.has_password ?? true
  const [isStale, setStale] = useState(false)
  const form = useForm<Values>({
    initial: plan.initial,
    check: values => ({
      ...plan.check?.(values),
      ...(hasPassword && values.password === '' && { password: t('ownPasswordNeeded') }),
    }),
    send: async values => {
      await plan.send(values)
      await queries.invalidateQueries({ queryKey: plan.invalidates ?? ['second-step'], exact: true })
      return 'stay'
    },
    fieldsOf: error => (isWrongCode(error) && 'code' in plan.initial ? { code: errorText(error) } : {}),
    onError: error => {
      if (isFresh(error)) toast.error((plan.textOf ?? errorText)(error))
      else setStale(true)
    },
  })
  return { ...form, hasPassword, isStale }
}

export type ProofForm = Pick<
  ReturnType<typeof useProofForm<{ password: string }>>,
  'form' | 'busy' | 'submit' | 'hasPassword' | 'isStale'
>
