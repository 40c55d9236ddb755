import { type VerificationForm, type VerificationState, verifications } from '@celebrio/contract/market/verifications'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAction } from '#lib/actions/use-action.ts'
import { call } from '#lib/api/call.ts'
import { firstIssueText } from '#lib/api/error-text.ts'
import { byCursor, pageAt } from '#lib/api/paging.ts'

const key = ['verifications'] as const

/** How the document of the viewer's own store stands; null before one is sent. */
export const ownVerificationQuery = queryOptions({
  queryKey: [...key, 'own'] as const,
  queryFn: async ({ signal }) => (await call(verifications.own, { signal })).verification,
})

/** Documents in a state, page by page. */
export const documentsQuery = (state: VerificationState) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: [...key, 'staff', state] as readonly unknown[],
    queryFn: ({ pageParam, signal }) => call(verifications.list, { query: { ...pageAt(pageParam), state }, signal }),
  })

/** Downloads a document: its address is good for a minute, and comes with the file as an attachment. */
export const useOpen = (id: number) =>
  useAction({
    send: async () => {
      const { url } = await call(verifications.open, { params: { id } })
      const link = document.createElement('a')
      link.href = url
      link.rel = 'noreferrer'
      link.click()
    },
    failure: firstIssueText,
    // Whoever has opened it can verify the store.
    invalidates: key,
  })

export const useDecide = (id: number, onDecided: () => void) => {
  const { t } = useTranslation('verifications')
  return useAction({
    send: (body: VerificationForm) => call(verifications.decide, { params: { id }, body }),
    onSuccess: onDecided,
    success: t('decided'),
    failure: firstIssueText,
    invalidates: key,
    invalidatesAfter: 'both',
  })
}
