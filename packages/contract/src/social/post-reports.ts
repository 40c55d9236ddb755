import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { optional } from '../platform/forms.ts'
import { message } from '../platform/lists.ts'
import { text } from '../platform/text-schemas.ts'
import { onePost } from './posts.ts'

/** Limits of the reason of a report, in code points. */
export const postReportLimits = { reason: 1000 } as const

export const postReports = endpoints({
  report: {
    method: 'POST',
    path: '/post/:id/report',
    who: 'member',
    summary: 'Report a post of somebody else; the first report of a person stands',
    params: onePost,
    body: z.object({ reason: optional(text({ max: postReportLimits.reason })) }),
    answer: message,
    errors: ['not_found', 'own_post'],
    limits: ['reacting'],
  },
})
