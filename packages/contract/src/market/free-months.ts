import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { id } from '../platform/forms.ts'
import { message, time } from '../platform/lists.ts'
import { text } from '../platform/text-schemas.ts'

/** Months at a time; code points of a reason. */
export const freeMonthLimits = { months: 12, reason: 500 } as const

export const freeMonthsForm = z.object({
  months: z.int().min(1).max(freeMonthLimits.months),
  reason: text({ max: freeMonthLimits.reason, min: 1 }),
})
export type FreeMonths = z.output<typeof freeMonthsForm>

export const freeMonths = endpoints({
  give: {
    method: 'POST',
    path: '/staff/store/:id/free-months',
    who: 'administrator',
    summary: 'Give a store months for nothing, after all that is there already; the reason stays in the audit log',
    /** Of the provider. */
    params: z.object({ id: id() }),
    body: freeMonthsForm,
    /** `ends_at`: until when the store is listed now. */
    answer: message.extend({ ends_at: time() }),
    idempotent: true,
    errors: ['not_found'],
    limits: ['editing'],
  },
})
