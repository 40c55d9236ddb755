import { accounts } from '@celebrio/contract/people/accounts'
import { useAction } from '#lib/actions/use-action.ts'
import { call } from '#lib/api/call.ts'

/** Asks for the verification e-mail once more. */
export const useResend = () => useAction({ send: () => call(accounts.resendVerification, {}) })
