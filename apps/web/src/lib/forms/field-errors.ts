import { ApiError } from '#lib/api/api-error.ts'
import { issueText } from '#lib/api/error-text.ts'

/** What is wrong with a form: the contract's field name → a sentence in the viewer's language. */
export type FieldErrors = Partial<Record<string, string>>

type Issues = ApiError['details']

/** The first issue of each field in words. */
export const wordsOf = (issues: Issues): FieldErrors =>
  Object.fromEntries(Object.entries(issues).flatMap(([field, [first]]) => (first ? [[field, issueText(first)]] : [])))

/** What the server found wrong, by field; empty when the refusal is about no field. */
export const refusedFields = (error: unknown): FieldErrors => (error instanceof ApiError ? wordsOf(error.details) : {})
