import { ApiError } from '#lib/api/api-error.ts'
import { errorText, issueText } from '#lib/api/error-text.ts'

/** Form errors: the contract's field name → error text in the viewer's language. */
export type FieldErrors = Partial<Record<string, string>>

type Issues = ApiError['details']

/** The text of each field's first issue. */
export const issueTexts = (issues: Issues): FieldErrors =>
  Object.fromEntries(Object.entries(issues).flatMap(([field, [first]]) => (first ? [[field, issueText(first)]] : [])))

/** The field errors in a server response; empty when the error is not about fields. */
export const fieldErrorsOf = (error: unknown): FieldErrors =>
  error instanceof ApiError ? issueTexts(error.details) : {}

export const hasErrors = (errors: FieldErrors): boolean => Object.values(errors).some(text => text !== undefined)

/** The error text of a failed request; null when its errors are shown at the fields. */
export const formErrorText = (error: unknown): string | null =>
  hasErrors(fieldErrorsOf(error)) ? null : errorText(error)

/** The error text of an empty required field. */
export const requiredText = (): string => issueText({ code: 'required', values: {} })
