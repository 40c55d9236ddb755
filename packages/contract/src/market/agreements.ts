import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { id } from '../platform/forms.ts'
import type { BookingState } from './booking-states.ts'

const agreedStates: readonly BookingState[] = ['accepted', 'serving', 'completed']

/** Whether both sides of a booking have said yes to it as it stands. */
export const isAgreed = (status: BookingState): boolean => agreedStates.includes(status)

const file = {
  who: 'member',
  params: z.object({ id: id() }),
  answer: z.never(),
  errors: ['not_found', 'not_agreed'],
} as const

/** What the two sides of a booking have agreed on, to keep. */
export const agreements = endpoints({
  document: {
    ...file,
    method: 'GET',
    path: '/booking/:id/agreement',
    summary: 'The agreement of a booking as a PDF, in the language of the caller',
    produces: 'application/pdf',
  },
  calendar: {
    ...file,
    method: 'GET',
    path: '/booking/:id/calendar',
    summary: 'An agreed booking as a calendar file (RFC 5545)',
    produces: 'text/calendar',
    limits: ['calendar'],
  },
})
