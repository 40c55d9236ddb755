import { recordAnswer } from '#features/market/stores'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import { authorize, type Viewer } from '#platform/auth/viewer.ts'
import { type Tx, violatesConstraint } from '#platform/db/database.ts'
import { canAnswer, canAsk, canDelete } from './policies.ts'
import { deleteQuestion, findOwner, findQuestion, insertQuestion, updateAnswer } from './queries/questions.ts'
import { readQuestion } from './read-questions.ts'

/** @throws AppError question_waits where the viewer's last question there is not answered */
async function insert(app: AppContext, tx: Tx, viewer: Viewer, provider_id: number, question: string) {
  try {
    return await insertQuestion(tx, { provider_id, user_id: viewer.id, question, asked_at: app.clock.now() })
  } catch (error) {
    if (violatesConstraint(error, 'store_questions_one_open')) throw new AppError('question_waits')
    throw error
  }
}

/** @throws AppError not_found for who may not ask, question_waits */
export const ask = (app: AppContext, viewer: Viewer, providerId: number, text: string) =>
  inTransaction(app, async tx => {
    const owner_id = await findOwner(tx, viewer.id, providerId)
    authorize(owner_id !== undefined && canAsk(viewer, { owner_id }, false))
    const { id } = await insert(app, tx, viewer, providerId, text)
    await app.emit(tx, 'question.asked', { question_id: id })
    return { message: 'Question sent', question: await readQuestion(app, tx, viewer, id) }
  })

/** @throws AppError not_found for questions to others as well */
export const answer = (app: AppContext, viewer: Viewer, id: number, text: string) =>
  inTransaction(app, async tx => {
    const row = await findQuestion(tx, viewer.id, id)
    authorize(row && canAnswer(viewer, row))
    await updateAnswer(tx, id, text, app.clock.now())
    if (row.answer === null) {
      await recordAnswer(app, tx, row.provider_id, row.asked_at)
      await app.emit(tx, 'question.answered', { question_id: id })
    }
    return { message: 'Answer saved', question: await readQuestion(app, tx, viewer, id) }
  })

/** @throws AppError not_found for questions of others as well */
export async function remove(app: AppContext, viewer: Viewer, id: number) {
  await inTransaction(app, async tx => {
    const row = await findQuestion(tx, viewer.id, id)
    authorize(row && canDelete(viewer, row))
    await deleteQuestion(tx, id)
  })
  return { message: 'Question deleted' }
}
