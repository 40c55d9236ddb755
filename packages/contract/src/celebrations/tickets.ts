import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { time } from '../platform/lists.ts'
import { qr } from '../platform/qr.ts'
import { oneEvent } from './events.ts'

/** A code as it is printed: two groups of four. */
export const printedCode = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`

/** The viewer's own ticket for an event. */
export const ticket = z.object({
  entrance_code: z.string().length(8),
  /** Who it lets in, and with how many people, themselves included. */
  name: z.string(),
  party: z.int().positive(),
  /** The code as a QR code. */
  qr,
  used_at: time().nullable(),
})
export type Ticket = z.output<typeof ticket>

const errors = ['not_found'] as const

export const tickets = endpoints({
  get: {
    method: 'GET',
    path: '/event/:id/ticket',
    who: 'member',
    summary: 'The own ticket for an event: of the host, and of who has said yes',
    params: oneEvent,
    answer: z.object({ ticket }),
    errors,
  },
  download: {
    method: 'GET',
    path: '/event/:id/download-ticket',
    who: 'member',
    summary: 'The own ticket as a PDF of one page, in the language of the caller',
    params: oneEvent,
    answer: z.never(),
    produces: 'application/pdf',
    errors,
  },
})
