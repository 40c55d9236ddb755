import { views } from '@celebrio/contract/market/views'
import { useEffect } from 'react'
import { call } from '#lib/api/call.ts'

/** Says that somebody looks at a provider's page, once it is there. Nobody is told when that fails. */
export function useViewRecord(providerId: number | undefined): void {
  useEffect(() => {
    if (providerId !== undefined) call(views.record, { params: { id: providerId } }).catch(() => undefined)
  }, [providerId])
}
