import { accounts } from '@celebrio/contract/people/accounts'
import { useAction } from '#lib/actions/use-action.ts'
import { call } from '#lib/api/call.ts'

/** Requests a new verification email. */
export const useResend = () => useAction({ send: () => call(accounts.resendVerification, {}) })
