import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { optional } from '../platform/forms.ts'
import { language } from '../platform/languages.ts'

/** What providers offer. Categories without a parent group the others. */
export const category = z.object({
  id: z.int(),
  /** In the language that was asked for. */
  name: z.string(),
  parent_id: z.int().nullable(),
  /** Names its drawing; the same in every language. */
  slug: z.string(),
})
export type Category = z.output<typeof category>

export const categories = endpoints({
  list: {
    method: 'GET',
    path: '/category',
    who: 'anyone',
    bearsLag: true,
    summary: 'Categories of services, each group followed by what is in it',
    query: z.object({ language: optional(language()) }),
    answer: z.object({ categories: z.array(category) }),
  },
})
