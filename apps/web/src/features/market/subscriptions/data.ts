import { type Cancellation, type PlanCode, subscriptions } from '@celebrio/contract/market/subscriptions'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { paymentKeys } from '#features/money/payments'
import { useAction } from '#lib/actions/use-action.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { priceText } from '#lib/prices.ts'

const keys = { all: ['subscription'] } as const

/** The plan of the viewer's store, and the plans that there are. */
export const subscriptionQuery = () =>
  queryOptions({
    queryKey: [...keys.all, 'own'],
    queryFn: ({ signal }) => call(subscriptions.get, { signal }),
  })

/** What comes back if the plan is cancelled now. */
export const cancellationQuery = () =>
  queryOptions({
    queryKey: [...keys.all, 'cancellation'],
    queryFn: async ({ signal }) => (await call(subscriptions.preview, { signal })).cancellation,
    // It is a sum of money: one that was shown before is not shown again.
    gcTime: 0,
  })

/** Begins to pay for a plan, and leads to where it is paid. A call that is sent again is the same one. */
export function useSubscribe() {
  const key = useRef(crypto.randomUUID())
  return useAction({
    send: (plan: PlanCode) => call(subscriptions.subscribe, { body: { plan }, key: `${key.current}-${plan}` }),
    onSuccess: ({ payment: { url } }) => {
      key.current = crypto.randomUUID()
      if (url !== null) window.location.assign(url)
    },
  })
}

/** It has been cancelled meanwhile, as in another tab. */
const isNothingLeft = (error: Error) => error instanceof ApiError && error.code === 'no_plan'

/**
 * Cancels what is paid for, for the refund that was shown; where that has changed, it is shown anew.
 * @param names of the plans that go
 */
export function useCancel(names: readonly string[], onCancelled: () => void) {
  const { t } = useTranslation('subscriptions')
  const client = useQueryClient()
  return useAction({
    send: ({ refund }: Cancellation) => call(subscriptions.cancel, { body: { refund } }),
    onSuccess: () => {
      onCancelled()
      return client.invalidateQueries({ queryKey: paymentKeys.all })
    },
    success: (_, { refund, currency }) => {
      const sum = priceText(refund, currency)
      if (names.length > 1) return refund > 0 ? t('cancelledAllRefund', { sum }) : t('cancelledAll')
      return refund > 0 ? t('cancelledRefund', { sum }) : t('cancelled')
    },
    onError: error => {
      if (!isNothingLeft(error)) return client.invalidateQueries({ queryKey: cancellationQuery().queryKey })
      onCancelled()
      return client.invalidateQueries({ queryKey: subscriptionQuery().queryKey })
    },
    // What comes back is not asked again: nothing is left to cancel.
    invalidates: subscriptionQuery().queryKey,
  })
}
