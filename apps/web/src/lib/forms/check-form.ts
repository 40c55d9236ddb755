import { issuesByField } from '@celebrio/contract/platform/issues'
import { z } from 'zod'
import { type FieldErrors, issueTexts } from './field-errors.ts'

// Zod would compile schemas with `new Function`, which the content security policy forbids.
z.config({ jitless: true })

/** Validates form data with the contract's schema, as the server will. Empty when it is valid. */
export const checkForm = (schema: z.core.$ZodType, data: unknown): FieldErrors => {
  const { error } = z.safeParse(schema, data)
  return error ? issueTexts(issuesByField(error, data)) : {}
}
