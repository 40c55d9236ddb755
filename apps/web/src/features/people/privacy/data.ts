import { type Privacy, type PrivacyChanges, privacy } from '@celebrio/contract/people/privacy'
import { queryOptions } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { snapshot } from '#lib/actions/snapshot.ts'
import { useAction } from '#lib/actions/use-action.ts'
import { call } from '#lib/api/call.ts'

export const privacyQuery = queryOptions({
  queryKey: ['privacy'],
  queryFn: async ({ signal }) => (await call(privacy.read, { signal })).privacy,
})

const { queryKey } = privacyQuery

const given = (changes: Partial<PrivacyChanges>): Partial<Privacy> =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))

/** Choices take effect at once, one after the other; what the server says in the end counts. */
export function useChangePrivacy() {
  const { t } = useTranslation('privacy')
  return useAction({
    queue: queryKey,
    send: (changes: Partial<PrivacyChanges>) => call(privacy.change, { body: changes }),
    optimistic: async (changes, client) => {
      const rollBack = await snapshot(client, queryKey)
      client.setQueryData(queryKey, known => known && { ...known, ...given(changes) })
      return rollBack
    },
    onSuccess: (answer, _, client) => client.setQueryData(queryKey, answer.privacy),
    success: t('saved'),
  })
}
