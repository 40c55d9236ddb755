import { lazy, Suspense } from 'react'
import type { FindConversationCard } from '#features/chat/conversations'

const cards = {
  booking: lazy(async () => ({ default: (await import('#features/market/bookings')).ChatCard })),
  deal: lazy(async () => ({ default: (await import('#features/market/deals')).ChatCard })),
  provider: lazy(async () => ({ default: (await import('#features/market/stores')).ChatCard })),
}

/** Cards of conversations: chat knows nothing of what they are about. */
export const findConversationCard: FindConversationCard = ({ kind, has_page, page_id }) => {
  const Card = kind === 'booking' || kind === 'deal' || kind === 'provider' ? cards[kind] : null
  return Card && has_page && page_id !== null ? (
    <Suspense>
      <Card id={page_id} />
    </Suspense>
  ) : null
}
