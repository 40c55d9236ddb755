import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { id, optional } from '../platform/forms.ts'
import { text } from '../platform/text-schemas.ts'

export const maxPreferredProviders = 3

/** A provider as the picker of preferred ones shows it; `id` is that of the company. */
export const providerEntry = z.object({
  id: z.int(),
  user_id: z.int(),
  company_name: z.string(),
  logo: z.string().nullable(),
  city: z.string().nullable(),
})
export type ProviderEntry = z.output<typeof providerEntry>

const listed = (value: unknown): unknown => {
  if (value === undefined || Array.isArray(value)) return value
  if (value === null || value === '') return []
  if (typeof value !== 'string' || !value.trim().startsWith('[')) return [value]
  try {
    return JSON.parse(value)
  } catch {
    return [value]
  }
}

/** The chosen providers in their order: a list of ids, also as the JSON text that forms send. */
export const providerIds = z.preprocess(
  listed,
  z
    .array(id())
    .transform(ids => [...new Set(ids)])
    .pipe(z.array(z.int()).max(maxPreferredProviders))
    .optional(),
)

export const preferredProviders = endpoints({
  offers: {
    method: 'GET',
    path: '/profile/provider',
    who: 'member',
    summary: 'Providers to prefer: up to 20 by the beginnings of the words of their company name',
    query: z.object({ keyword: optional(text({ max: 255 })) }),
    answer: z.object({ service_providers: z.array(providerEntry) }),
  },
})
