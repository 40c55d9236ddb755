import type { Deal } from '@celebrio/contract/market/deal-shapes'
import { deals } from '@celebrio/contract/market/deals'
import { useEffect } from 'react'
import { call } from '#lib/api/call.ts'

/** Says that somebody other than its seller looks at a deal. Nobody is told when that fails. */
export function useViewRecord({ id, can: { edit } }: Deal): void {
  useEffect(() => {
    if (!edit) call(deals.view, { params: { id } }).catch(() => undefined)
  }, [id, edit])
}
