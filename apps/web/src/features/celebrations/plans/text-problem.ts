import { textLength } from '@celebrio/contract/platform/text'
import { issueText } from '#lib/api/error-text.ts'
import { requiredText } from '#lib/forms/field-errors.ts'

/** What is wrong with words that must be there and be no longer than so many characters; undefined when nothing is. */
export function wordsProblem(words: string, max: number): string | undefined {
  const length = textLength(words)
  if (length === 0) return requiredText()
  return length > max ? issueText({ code: 'too_long', values: { max } }) : undefined
}
