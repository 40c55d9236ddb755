import { z } from 'zod'
import { integer, optional } from './forms.ts'

/**
 * Paging parameters of every list: `page` from 1 and `per_page` 1–100, or the opaque `cursor` of the previous page, whose
 * cost does not grow with depth.
 */
export const listQuery = (perPage = 30) =>
  z.object({
    page: optional(integer().pipe(z.int().min(1).max(1_000_000))),
    per_page: optional(integer().pipe(z.int().min(1).max(100))).transform(count => count ?? perPage),
    cursor: optional(z.string().max(500)),
  })

/** Paging fields of every list response. `nextCursor` is null on the last page. */
export const listAnswer = { hasMorePages: z.boolean(), nextCursor: z.string().nullable() }

/** ISO 8601 in UTC. */
export const time = () => z.iso.datetime()

/** Actions return a success message. */
export const message = z.object({ message: z.string() })

/** The shape of every error response. `errors` has texts by field, `details` those of wrong input as codes with values. */
export const errorAnswer = z.object({
  message: z.string(),
  msg: z.string(),
  code: z.string(),
  errors: z.record(z.string(), z.array(z.string())),
  details: z.record(
    z.string(),
    z.array(z.object({ code: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])) })),
  ),
  request_id: z.string(),
})
export type ErrorAnswer = z.output<typeof errorAnswer>
