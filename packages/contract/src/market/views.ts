import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { id, integer } from '../platform/forms.ts'
import { message } from '../platform/lists.ts'

/** The periods that figures are shown for, in days. */
export const viewPeriods = [30, 90, 365] as const
export type ViewPeriod = (typeof viewPeriods)[number]

const count = z.int().nonnegative()

export const viewFigures = z.object({
  /** Each day of the period, by the UTC calendar (`YYYY-MM-DD`), the oldest first. */
  days: z.array(z.object({ date: z.string(), views: count })),
  total: count,
  /** In the period of the same length before; null where the store is not so old. */
  total_before: count.nullable(),
})
export type ViewFigures = z.output<typeof viewFigures>

export const views = endpoints({
  record: {
    method: 'POST',
    path: '/service-provider/:id/view',
    who: 'anyone',
    summary:
      'Say that somebody looks at a provider’s page: counted once per viewer and day, without robots and its owner',
    params: z.object({ id: id() }),
    answer: message,
    errors: ['not_found'],
    limits: ['viewing'],
  },
  figures: {
    method: 'GET',
    path: '/store/view',
    who: 'provider',
    summary: 'How often the viewer’s own store was looked at',
    query: z.object({
      days: integer().pipe(z.literal(viewPeriods)).default(viewPeriods[0]),
    }),
    answer: viewFigures,
  },
})
