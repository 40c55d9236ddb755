import { accountDeletion, deletionForm } from '@celebrio/contract/people/account-deletion'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { errorTextOr } from '#lib/api/error-text.ts'
import { formatDate } from '#lib/formats-dates.ts'
import { checkForm } from '#lib/forms/check-form.ts'
import { useForm } from '#lib/forms/use-form.ts'
import { toast } from '#ui/feedback/toast.ts'
import { useSignedOut } from './use-suspend-account.ts'

const initial = { reason: '', password: '' }

/** Deletes the account, and says until when its owner may come back. */
export function useDeleteAccount(hasPassword: boolean) {
  const { t } = useTranslation('settings')
  const [isStale, setStale] = useState(false)
  const signedOut = useSignedOut()
  const form = useForm({
    initial,
    check: values => ({
      ...(hasPassword && values.password === '' && { password: t('deletePasswordNeeded') }),
      ...checkForm(deletionForm, values),
    }),
    send: async ({ reason, password }) => {
      const { erase_at } = await call(accountDeletion.delete, { body: { reason, password } })
      const told = t('deleted', { day: formatDate(erase_at) })
      toast.success(told)
      signedOut(told)
      return 'leave'
    },
    onError: error => {
      if (error instanceof ApiError && error.code === 'fresh_sign_in_needed') setStale(true)
      else toast.error(errorTextOr(error, t('deleteFailed')))
    },
  })
  return { ...form, isStale }
}
