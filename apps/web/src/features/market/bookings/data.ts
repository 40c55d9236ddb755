import type { BookingSort } from '@celebrio/contract/market/booking-forms'
import type { Booking } from '@celebrio/contract/market/booking-shapes'
import type { BookingState } from '@celebrio/contract/market/booking-states'
import { bookings } from '@celebrio/contract/market/bookings'
import { type OrderFilter, orders } from '@celebrio/contract/market/orders'
import { amountOf } from '@celebrio/contract/platform/money'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAction } from '#lib/actions/use-action.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { firstIssueText } from '#lib/api/error-text.ts'
import { byCursor, pageAt } from '#lib/api/paging.ts'
import { otherSideOf } from './other-side.ts'

export const bookingKeys = { all: ['bookings'] } as const

export type Side = Booking['side']

export type BookingList = {
  side: Side
  status: readonly BookingState[]
  sort?: BookingSort
  keyword?: string
}

/** Bookings on one side of the viewer's, page by page. */
export const bookingsQuery = ({ side, status, sort, keyword }: BookingList) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: [...bookingKeys.all, 'list', side, status, sort, keyword] as readonly unknown[],
    queryFn: ({ pageParam, signal }) =>
      call(bookings.list, {
        query: { side, status: [...status], sort, keyword, ...pageAt(pageParam) },
        signal,
      }),
  })

export const bookingQuery = (id: number) =>
  queryOptions({
    queryKey: [...bookingKeys.all, 'one', id],
    queryFn: async ({ signal }) => (await call(bookings.get, { params: { id }, signal })).booking,
  })

/** All bookings for an event that the viewer plans, page by page, each with what they all come to. */
export const eventBookingsQuery = (eventId: number) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: [...bookingKeys.all, 'event', eventId] as readonly unknown[],
    queryFn: ({ pageParam, signal }) =>
      call(bookings.ofEvent, { params: { id: eventId }, query: pageAt(pageParam), signal }),
  })

const running: ReadonlySet<BookingState> = new Set(['requested', 'changed', 'accepted', 'serving'])

/** What the viewer, or somebody who plans with them, has asked for or booked for an event. */
export const runningQuery = (eventId: number) =>
  queryOptions({
    queryKey: [...bookingKeys.all, 'running', eventId],
    queryFn: async ({ signal }) => {
      // What runs comes first.
      const { bookings: found } = await call(bookings.ofEvent, {
        params: { id: eventId },
        query: { per_page: 100 },
        signal,
      })
      return found.filter(one => running.has(one.status))
    },
  })

/** Who can be asked instead of a provider who has called off. */
export const alternativesQuery = (id: number) =>
  queryOptions({
    queryKey: [...bookingKeys.all, 'alternatives', id],
    queryFn: ({ signal }) => call(bookings.alternatives, { params: { id }, signal }),
  })

const countQuery = (side: Side) =>
  queryOptions({
    queryKey: [...bookingKeys.all, 'counts', side],
    queryFn: ({ signal }) => call(bookings.count, { query: { side }, signal }),
  })

/** How many bookings there are in each state, up to a hundred each. */
export const countsQuery = (side: Side) => queryOptions({ ...countQuery(side), select: ({ counts }) => counts })

/** Until when the first of what waits for a side is to be answered; null when nothing does, or it is not known. */
export const deadlineQuery = (side: Side) => queryOptions({ ...countQuery(side), select: ({ answer_by }) => answer_by })

export type OrderFilters = { keyword: string; boxes: readonly OrderFilter[]; lastSixMonths: boolean }

/** What the viewer's store was booked for, page by page. */
export const ordersQuery = ({ keyword, boxes, lastSixMonths }: OrderFilters) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: [...bookingKeys.all, 'orders', keyword, boxes, lastSixMonths] as readonly unknown[],
    queryFn: ({ pageParam, signal }) =>
      call(orders.list, {
        query: {
          keyword,
          ...Object.fromEntries(boxes.map(box => [box, true])),
          lastSixMonths: lastSixMonths || undefined,
          ...pageAt(pageParam),
        },
        signal,
      }),
  })

/** A step of a booking, with what it says. */
export type StepInput =
  | { action: 'accept'; items: { id: number; qty: number }[]; note: string; known_steps: number }
  | { action: 'decline' | 'cancel'; note: string }
  | { action: 'confirm' | 'serve' | 'complete' }

const send = (id: number, step: StepInput) => {
  const params = { id }
  if (step.action === 'accept') {
    const { items, note, known_steps } = step
    return call(bookings.accept, { params, body: { items, note, known_steps } })
  }
  if ('note' in step) return call(bookings[step.action], { params, body: { note: step.note } })
  return call(bookings[step.action], { params })
}

/** What a booking becomes by a step that only one side can take. */
const reached: Partial<Record<StepInput['action'], Booking['status']>> = {
  confirm: 'accepted',
  decline: 'declined',
  serve: 'serving',
  complete: 'completed',
}

/** The same step, taken on two devices at once, is taken: what is refused because it is done already counts as done. */
async function take(id: number, step: StepInput) {
  try {
    return await send(id, step)
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'booking_moved_on')) throw error
    const { booking } = await call(bookings.get, { params: { id } })
    if (booking.status !== reached[step.action]) throw error
    return { booking }
  }
}

/**
 * Takes a step of a booking. Where the other side was quicker, that is said, and what has become of it is shown.
 * @param onTaken when it was taken
 */
export const useStep = (booking: Booking, onTaken?: () => void) => {
  const { t } = useTranslation('bookings')
  const { name } = otherSideOf(booking)
  return useAction({
    send: (step: StepInput) => take(booking.id, step),
    onSuccess: (answer, _, client) => {
      client.setQueryData(bookingQuery(booking.id).queryKey, answer.booking)
      onTaken?.()
    },
    success: ({ booking: now }, { action }) =>
      now.status === 'changed' ? t('done_propose', { name }) : t(`done_${action}`),
    failure: firstIssueText,
    invalidates: bookingKeys.all,
    invalidatesAfter: 'both',
  })
}

/** Notes what has been paid, in minor units. @param onSaved when it was noted */
export const usePaid = ({ id, currency }: Booking, onSaved: () => void) => {
  const { t } = useTranslation('bookings')
  return useAction({
    send: (minor: number) => call(bookings.pay, { params: { id }, body: { amount: amountOf(minor, currency) } }),
    onSuccess: (answer, _, client) => {
      client.setQueryData(bookingQuery(id).queryKey, answer.booking)
      onSaved()
    },
    success: t('paidSaved'),
    failure: firstIssueText,
    invalidates: bookingKeys.all,
    invalidatesAfter: 'both',
  })
}
