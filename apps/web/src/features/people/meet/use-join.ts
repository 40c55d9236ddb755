import { profiles } from '@celebrio/contract/social/profiles'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { errorText, issueText } from '#lib/api/error-text.ts'
import { toast } from '#ui/feedback/toast.ts'
import { meetKeys } from './data.ts'

/** What the server found wrong, by field, in words. */
const fieldErrors = (error: unknown): Partial<Record<string, string>> =>
  error instanceof ApiError
    ? Object.fromEntries(
        Object.entries(error.details).flatMap(([name, [first]]) => (first ? [[name, issueText(first)]] : [])),
      )
    : {}

type Done = 'joinedNow' | 'saved' | 'left'

/** Sends the meet profile, or the wish to leave; what is wrong with a field is for the form to say. */
export const useJoin = (done: Done, onDone: () => void) => {
  const client = useQueryClient()
  const { t } = useTranslation('meet')
  const { mutate, isPending, error } = useMutation({
    mutationFn: (form: FormData) => call(profiles.update, { body: form }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: meetKeys.all })
      toast.success(t(done))
      onDone()
    },
    onError: failure => {
      if (Object.keys(fieldErrors(failure)).length === 0) toast.error(errorText(failure))
    },
  })
  return { send: mutate, isPending, errors: fieldErrors(error), failure: error }
}
