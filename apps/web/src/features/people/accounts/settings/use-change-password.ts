import { changePasswordForm } from '@celebrio/contract/people/account-forms'
import { delays } from '@celebrio/contract/platform/delays'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorTextOr } from '#lib/api/error-text.ts'
import { checkForm } from '#lib/forms/check-form.ts'
import { type Form, useForm } from '#lib/forms/use-form.ts'
import { changePassword, signOutHere } from './data.ts'
import { useSignedOut } from './use-suspend-account.ts'

const initial = { current_password: '', password: '', confirm_password: '' }
type Values = typeof initial

/** Signs out here as well, once the dialog that says so could be read; or at once when the page is left before that. */
const useLeave = () => {
  const { t } = useTranslation('settings')
  const signedOut = useSignedOut()
  const told = `${t('changed')}. ${t('changedText')}`
  return () => {
    const leave = () => {
      clearTimeout(timer)
      removeEventListener('pagehide', leave)
      void signOutHere().catch(() => undefined)
      signedOut(told)
    }
    const timer = setTimeout(leave, delays.redirectAfterNewPassword)
    addEventListener('pagehide', leave)
  }
}

/** Sets a new password, which ends every other session, then this one, and goes to sign-in. Errors are shown in the form. */
export function useChangePassword(): { form: Form<Values>; refusal: string; isDone: boolean } {
  const { t } = useTranslation('settings')
  const [refusal, setRefusal] = useState('')
  const [isDone, setDone] = useState(false)
  const leave = useLeave()
  const form = useForm<Values>({
    initial,
    check: ({ confirm_password, ...form }) => ({
      ...(confirm_password !== form.password && { confirm_password: t('confirmDiffers') }),
      ...checkForm(changePasswordForm, form),
    }),
    send: async ({ current_password, password }) => {
      setRefusal('')
      await changePassword({ current_password, password })
      setDone(true)
      leave()
      return 'leave'
    },
    onError: error => setRefusal(errorTextOr(error, t('changeFailed'))),
  })
  return { form, refusal, isDone }
}
