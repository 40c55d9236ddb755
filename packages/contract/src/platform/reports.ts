import { z } from 'zod'
import { optional } from './forms.ts'
import { text } from './text-schemas.ts'

/** Limits of the reason of a report to the administration, in code points. */
export const reportLimits = { reason: 1000 } as const

/** What a thing can break that is reported. */
export const brokenRules = [
  'harassment',
  'hate',
  'violence',
  'sexual',
  'children',
  'private_data',
  'impersonation',
  'fraud',
  'spam',
  'others_work',
  'illegal',
] as const
export type BrokenRule = (typeof brokenRules)[number]

/** What somebody says who reports something: which rule it breaks, and what is wrong in their own words. */
export const reportForm = z.object({
  rule: optional(z.enum(brokenRules)),
  reason: optional(text({ max: reportLimits.reason })),
})
export type ReportForm = z.output<typeof reportForm>
