import type { ReportForm } from '@celebrio/contract/platform/reports'
import { fileReport } from '#features/base/reports'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import { authorize, type Viewer } from '#platform/auth/viewer.ts'
import { authorOf, canAnswerReview, canReportReview } from './policies.ts'
import { updateAnswer } from './queries/reviews.ts'
import { findReview } from './queries/visible.ts'
import { readReview } from './read-reviews.ts'

/** @throws AppError not_found but for whom the review is about, already_answered */
export const answer = (app: AppContext, viewer: Viewer, id: number, words: string) =>
  inTransaction(app, async tx => {
    const review = await findReview(tx, viewer.id, id)
    authorize(review && canAnswerReview(viewer, { ...review, answer: null }))
    authorize(canAnswerReview(viewer, review), 'already_answered')
    await updateAnswer(tx, id, words, app.clock.now())
    await app.emit(tx, 'review.answered', { review_id: id })
    return { message: 'Answer saved', review: await readReview(app, tx, viewer, id) }
  })

/** The first report of a person stands; later ones are thanked for just the same. @throws AppError not_found, own_review */
export async function report(app: AppContext, viewer: Viewer, id: number, said: ReportForm) {
  await inTransaction(app, async tx => {
    const review = await findReview(tx, viewer.id, id)
    if (!review) throw new AppError('not_found')
    authorize(canReportReview(viewer, review), 'own_review')
    const author_id = authorOf(review)
    await fileReport(app, tx, { subject_type: 'review', subject_id: id, author_id, user_id: viewer.id, ...said })
  })
  return { message: 'This review has been successfully reported' }
}
