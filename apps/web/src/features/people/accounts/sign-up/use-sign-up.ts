import { accounts } from '@celebrio/contract/people/accounts'
import { delays } from '@celebrio/contract/platform/delays'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { errorText } from '#lib/api/error-text.ts'
import { type Form, useForm } from '#lib/forms/use-form.ts'
import type { SessionUser } from '#lib/session.ts'
import { toast } from '#ui/feedback/toast.ts'
import { openSession } from '../open-session.ts'
import { useDelayedNavigation } from '../use-delayed-navigation.ts'
import { checkSignUp, documentErrors } from './check-sign-up.ts'
import { multipartOf } from './sign-up-body.ts'
import { emptySignUp, type Kind, type SignUpValues } from './sign-up-values.ts'

export type SignUpForm = Form<SignUpValues>

/** Form state of sign-up; both kinds share the values, which survive a reload. */
export function useSignUp(kind: Kind, destination: (user: SessionUser) => string): SignUpForm {
  const { t } = useTranslation('accounts')
  const queries = useQueryClient()
  const leave = useDelayedNavigation()
  return useForm({
    initial: emptySignUp,
    draft: { purpose: 'sign-up', omit: ['password', 'confirm', 'document_file'] },
    check: values => checkSignUp(kind, values),
    send: async values => {
      const answer = await call(accounts.register, { body: multipartOf(kind, values) })
      toast.success(t(kind === 'celebrant' ? 'signUp.done' : 'signUp.doneProvider'))
      leave(destination(openSession(queries, answer, true)), delays.redirectAfterSignUp)
      return 'leave'
    },
    fieldsOf: documentErrors,
    onError: error => toast.error(error instanceof ApiError ? errorText(error) : t('signUp.failed')),
  })
}
