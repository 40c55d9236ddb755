import { freeMonths } from '@celebrio/contract/market/free-months'
import { storeLookup } from '@celebrio/contract/market/store-lookup'
import { queryOptions } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '#lib/actions/use-action.ts'
import { call } from '#lib/api/call.ts'
import { firstIssueText } from '#lib/api/error-text.ts'

const key = ['store-lookup'] as const

/** How a store stands; by the number of its provider. */
export const storeQuery = (id: number) =>
  queryOptions({
    queryKey: [...key, id],
    queryFn: ({ signal }) => call(storeLookup.read, { params: { id }, signal }),
  })

/** Gives a store months. A call that is sent again is the same one. */
export function useGiveMonths(id: number, onGiven: () => void) {
  const { t } = useTranslation('store-lookup')
  const press = useRef(crypto.randomUUID())
  return useAction({
    send: (body: { months: number; reason: string }) =>
      call(freeMonths.give, { params: { id }, body, key: press.current }),
    onSuccess: () => {
      press.current = crypto.randomUUID()
      onGiven()
    },
    success: t('given'),
    failure: firstIssueText,
    invalidates: key,
  })
}
