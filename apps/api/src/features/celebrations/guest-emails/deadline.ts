import type { EmailedGuest } from '#features/celebrations/guests'
import { deadlineText } from '#platform/formats.ts'
import type { Question } from './kinds.ts'
import { messages } from './messages.ts'

type Asked = Pick<EmailedGuest, 'answers_until' | 'timezone' | 'language'>

/** After the deadline a button that says yes would promise what is refused. */
export const questionInTime = (question: Question, { answers_until }: Asked, now: Date): Question =>
  question === 'answer' && answers_until !== null && answers_until <= now ? 'look' : question

/** "Please reply by Friday, June 12." What follows once a button is pressed stands after it. */
export function hintFor(
  question: Question,
  { answers_until: at, timezone, language }: Asked,
  now: Date,
): string | null {
  const { unsent, replyBy } = messages[language]
  if (question !== 'answer' && question !== 'confirm') return null
  return question === 'answer' && at ? `${replyBy(deadlineText(language, { at, timezone, now }))} ${unsent}` : unsent
}
