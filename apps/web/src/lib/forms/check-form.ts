import { issuesByField } from '@celebrio/contract/platform/issues'
import { z } from 'zod'
import { type FieldErrors, wordsOf } from './field-errors.ts'

// Zod would compile schemas with `new Function`, which the content security policy forbids.
z.config({ jitless: true })

/** Checks a form with its schema of the contract, as the server will. Empty when all is well. */
export const checkForm = (schema: z.core.$ZodType, data: unknown): FieldErrors => {
  const { error } = z.safeParse(schema, data)
  return error ? wordsOf(issuesByField(error, data)) : {}
}
