import { accounts } from '@celebrio/contract/people/accounts'
import { useMutation } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { errorText } from '#lib/api/error-text.ts'
import { toast } from '#ui/feedback/toast.ts'

/** Asks for the verification e-mail once more. */
export const useResend = () =>
  useMutation({
    mutationFn: () => call(accounts.resendVerification, {}),
    onError: error => toast.error(errorText(error)),
  })
