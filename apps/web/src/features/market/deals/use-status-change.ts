import type { Boost } from '@celebrio/contract/market/boosts'
import type { DealStatus } from '@celebrio/contract/market/deal-forms'
import type { Deal } from '@celebrio/contract/market/deal-shapes'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { boostsQuery, openBoosts, useRefundText } from '#features/market/boosts'
import { errorText } from '#lib/api/error-text.ts'
import { toast } from '#ui/feedback/toast.ts'
import { useSetStatus } from './data.ts'

/** A change that stops boosts, which is asked about before it is done. */
type Asked = { status: DealStatus; boosts: Boost[] }

/** Sells, archives and restores a deal: at once where no boost stops with it, else once the seller has agreed. */
export function useStatusChange(deal: Deal) {
  const client = useQueryClient()
  const refundText = useRefundText()
  const [asked, setAsked] = useState<Asked | null>(null)
  const { mutate, isPending } = useSetStatus(deal)
  const boostsThatStop = async (status: DealStatus): Promise<Boost[]> => {
    if (status === 'active') return []
    const { boosts } = await client.fetchQuery({ ...boostsQuery(deal.id), staleTime: 0 })
    return openBoosts(boosts)
  }
  const set = async (status: DealStatus) => {
    try {
      const boosts = await boostsThatStop(status)
      if (boosts.length > 0) setAsked({ status, boosts })
      else mutate({ status })
    } catch (error) {
      // Not without knowing what it costs the seller.
      toast.error(errorText(error))
    }
  }
  const agree = ({ status, boosts }: Asked) =>
    mutate({ status, refund: refundText(boosts) }, { onSettled: () => setAsked(null) })
  return { set, asked, agree, refuse: () => setAsked(null), isPending }
}
