import { ApiError } from '#lib/api/api-error.ts'
import { errorText, issueText } from '#lib/api/error-text.ts'

/** What is wrong with a form: the contract's field name → a sentence in the viewer's language. */
export type FieldErrors = Partial<Record<string, string>>

type Issues = ApiError['details']

/** The first issue of each field in words. */
export const wordsOf = (issues: Issues): FieldErrors =>
  Object.fromEntries(Object.entries(issues).flatMap(([field, [first]]) => (first ? [[field, issueText(first)]] : [])))

/** What the server found wrong, by field; empty when the refusal is about no field. */
export const refusedFields = (error: unknown): FieldErrors => (error instanceof ApiError ? wordsOf(error.details) : {})

export const hasErrors = (errors: FieldErrors): boolean => Object.values(errors).some(text => text !== undefined)

/** The text of a refusal that is about no field; null where the fields say what is wrong. */
export const textBesideFields = (error: unknown): string | null =>
  hasErrors(refusedFields(error)) ? null : errorText(error)

/** What is said of a field that must not be empty. */
export const requiredText = (): string => issueText({ code: 'required', values: {} })
