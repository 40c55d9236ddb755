import { z } from 'zod'
import { integer, optional } from '../platform/forms.ts'
import { line, text } from '../platform/text-schemas.ts'
import { partyLimits } from './invitation-shapes.ts'

export const words = () => optional(text({ max: partyLimits.message }))
const party = (min: number, max: number) => optional(integer().pipe(z.int().min(min).max(max)))

export const acceptForm = z.object({
  message: words(),
  /** The guest and their companions; 1 when left out. */
  adults: party(1, partyLimits.adults).transform(adults => adults ?? 1),
  children: party(0, partyLimits.children).transform(children => children ?? 0),
  dietary: optional(line({ max: partyLimits.dietary })),
})
export type AcceptForm = z.output<typeof acceptForm>

export const requestForm = z.object({ request_message: words() })
