import type { BookedItem, Booking } from '@celebrio/contract/market/booking-shapes'
import { useDraft } from '#lib/drafts.ts'
import { lineCost } from '../line-cost.ts'

/** How much of which item, by id; and a word with it. */
const noAnswer: { qty: Record<string, number>; note: string } = { qty: {}, note: '' }

const draftOf = ({ id }: Booking) => `booking-answer:${id}`

export type Answer = { item: BookedItem; qty: number /** In minor units. */; total: number }

/** How much of each item the provider takes on, kept until it is sent; by default all that is asked for. */
export function useAnswer(booking: Booking) {
  const { values, change, drop } = useDraft(draftOf(booking), noAnswer)
  const answers = booking.items.map((item): Answer => {
    const qty = Math.min(values.qty[item.id] ?? item.qty, item.qty)
    return { item, qty, total: lineCost(item, booking.currency, qty) }
  })
  return {
    answers,
    note: values.note,
    setNote: (note: string) => change({ note }),
    setQty: (item: BookedItem, qty: number) => change({ qty: { ...values.qty, [item.id]: qty } }),
    drop,
    total: answers.reduce((sum, { total }) => sum + total, 0),
    isLess: answers.some(({ item, qty }) => qty < item.qty),
    /** A day has no place left for it. */
    isFull: booking.same_day?.is_full === true,
    isNothing: answers.every(({ qty }) => qty === 0),
  }
}

export type Answering = ReturnType<typeof useAnswer>
