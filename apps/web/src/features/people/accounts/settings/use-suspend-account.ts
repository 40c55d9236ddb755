import { accountSuspension } from '@celebrio/contract/people/account-suspension'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useAction } from '#lib/actions/use-action.ts'
import { call } from '#lib/api/call.ts'
import { paths } from '#lib/paths.ts'
import { clearSession } from '#lib/session.ts'

/** Leaves for the page of signing in, which says what has happened: nothing of the session stays in the browser. */
export const useSignedOut = () => {
  const navigate = useNavigate()
  return (notice: string) => {
    clearSession({ willing: true })
    void navigate(paths.signIn(), { state: { notice } })
  }
}

export function useSuspendAccount() {
  const { t } = useTranslation('settings')
  const signedOut = useSignedOut()
  return useAction({
    send: () => call(accountSuspension.suspend, {}),
    success: t('suspended'),
    onSuccess: () => signedOut(t('suspendedNotice')),
  })
}
