import { textLength } from '@celebrio/contract/platform/text'
import { issueText } from '#lib/api/error-text.ts'

/** Why a text can't be sent: it is too long, in code points. */
export const textProblem = (text: string, max: number): string | undefined =>
  textLength(text) > max ? issueText({ code: 'too_long', values: { max } }) : undefined
