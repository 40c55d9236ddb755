import { textLength } from '@celebrio/contract/platform/text'
import { issueText } from '#lib/api/error-text.ts'
import { requiredText } from '#lib/forms/field-errors.ts'

/** Validates a required text with a maximum length; undefined when it is valid. */
export function textProblem(words: string, max: number): string | undefined {
  const length = textLength(words)
  if (length === 0) return requiredText()
  return length > max ? issueText({ code: 'too_long', values: { max } }) : undefined
}
