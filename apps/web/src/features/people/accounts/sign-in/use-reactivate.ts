import { accountSuspension } from '@celebrio/contract/people/account-suspension'
import type { SignedIn } from '@celebrio/contract/people/users'
import { delays } from '@celebrio/contract/platform/delays'
import { useTranslation } from 'react-i18next'
import { useAction } from '#lib/actions/use-action.ts'
import { call } from '#lib/api/call.ts'
import type { SessionUser } from '#lib/session.ts'
import { openSession } from '../open-session.ts'
import { useDelayedNavigation } from '../use-delayed-navigation.ts'

export type Return = {
  /** Where to go afterwards. */
  destination: (user: SessionUser) => string
}

/** Brings an account back, with what sign-in has answered. */
export function useReactivate({ token }: SignedIn, { destination }: Return) {
  const { t } = useTranslation('accounts')
  const leave = useDelayedNavigation()
  return useAction({
    send: () => call(accountSuspension.reactivate, { body: { token } }),
    success: t('reactivate.done'),
    onSuccess: (answer, _input, client) => {
      const to = destination(openSession(client, answer))
      leave(to, delays.redirectAfterSignIn, { language: answer.user.language, replace: true })
    },
  })
}
