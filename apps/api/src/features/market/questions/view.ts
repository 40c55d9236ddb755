import type { Question } from '@celebrio/contract/market/questions'
import type { AppContext } from '#platform/app-context.ts'
import type { Visitor } from '#platform/auth/viewer.ts'
import { canAnswer, canDelete } from './policies.ts'
import type { QuestionRow } from './queries/questions.ts'

export function questionView(app: AppContext, visitor: Visitor, row: QuestionRow): Question {
  const { id, provider_id, question, answer, user_id, name, profile_picture } = row
  const answers = canAnswer(visitor, row)
  const user = { id: user_id, name, profile_picture: profile_picture && app.files.publicUrl(profile_picture) }
  return {
    id,
    provider_id,
    question,
    answer,
    asked_at: row.asked_at.toISOString(),
    answered_at: row.answered_at?.toISOString() ?? null,
    is_own: user_id === visitor.id,
    user: answers && answer === null ? user : null,
    can: { answer: answers, delete: canDelete(visitor, row) },
  }
}
