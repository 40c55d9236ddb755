import qs from 'qs'
import { AppError } from '../app-error.ts'

/** Maximum bytes of text in a body, in any encoding; files have their own limits. */
export const maxTextBytes = 1_000_000

const limits = {
  depth: 6,
  strictDepth: true,
  arrayLimit: 200,
  parameterLimit: 2000,
  throwOnLimitExceeded: true,
} as const

/**
 * Parses bracket notation (`items[0][name]`, `images[]`) from urlencoded text or from fields by name,
 * where a query may repeat a name.
 * @throws AppError bad_request for more fields, entries or nesting than any form has
 */
export function parseForm(form: string | Record<string, string | string[]>): unknown {
  try {
    return qs.parse(form as string | Record<string, string>, limits)
  } catch {
    throw new AppError('bad_request')
  }
}
