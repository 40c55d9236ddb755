import { accounts } from '@celebrio/contract/people/accounts'
import { delays } from '@celebrio/contract/platform/delays'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#lib/api/call.ts'
import { errorText } from '#lib/api/error-text.ts'
import { useForm } from '#lib/forms/use-form.ts'
import { paths } from '#lib/paths.ts'
import { toast } from '#ui/feedback/toast.ts'
import { refreshSession } from '../session-user.ts'
import { useDelayedNavigation } from '../use-delayed-navigation.ts'
import { checkUpgrade, documentErrors } from './check-sign-up.ts'
import { companyMultipartOf } from './sign-up-body.ts'
import { emptySignUp } from './sign-up-values.ts'

type Answer = (agreed: boolean) => void

/** Form state of a celebrant who becomes a provider as well, and the question that is asked before. */
export function useUpgrade(countryId: number | null) {
  const { t } = useTranslation('upgrade')
  const client = useQueryClient()
  const leave = useDelayedNavigation()
  const [asked, setAsked] = useState<{ answer: Answer } | null>(null)
  const form = useForm({
    initial: () => ({ ...emptySignUp, country_id: countryId }),
    draft: { purpose: 'upgrade', omit: ['document_file', 'password', 'confirm'] },
    check: checkUpgrade,
    agree: () => new Promise<boolean>(answer => setAsked({ answer })),
    send: async values => {
      const { user } = await call(accounts.upgrade, { body: companyMultipartOf(values) })
      toast.success(t('done'))
      leave(paths.serviceHome(), delays.redirectAfterSignUp)
      refreshSession(user)
      await client.invalidateQueries({ queryKey: ['account'] })
      return 'leave'
    },
    fieldsOf: documentErrors,
    onError: error => toast.error(errorText(error)),
  })
  const answer = (agreed: boolean) => {
    asked?.answer(agreed)
    setAsked(null)
  }
  return { ...form, isAsking: asked !== null, answer }
}
