import type { Question } from '@celebrio/contract/market/questions'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer, Visitor } from '#platform/auth/viewer.ts'
import type { Db } from '#platform/db/database.ts'
import { type Paging, paginate } from '#platform/db/keyset.ts'
import { canAsk } from './policies.ts'
import {
  findAnswered,
  findOwner,
  findOwnWaiting,
  findQuestion,
  findWaiting,
  type QuestionRow,
} from './queries/questions.ts'
import { questionView } from './view.ts'

type Listed = QuestionRow & { position: string }

function pageOf(app: AppContext, visitor: Visitor, rows: Listed[], perPage: number) {
  const { page, ...rest } = paginate(rows, perPage, row => row.id)
  return { questions: page.map(row => questionView(app, visitor, row)), ...rest }
}

/** @throws AppError not_found where there is no provider that the visitor may see */
export async function readAnswered(app: AppContext, visitor: Visitor, providerId: number, paging: Paging) {
  const owner_id = await findOwner(app.db, visitor.id, providerId)
  if (owner_id === undefined) throw new AppError('not_found')
  const waiting = visitor.id === 0 ? undefined : await findOwnWaiting(app.db, visitor.id, providerId)
  return {
    ...pageOf(app, visitor, await findAnswered(app.db, visitor.id, providerId, paging), paging.per_page),
    waiting: waiting ? questionView(app, visitor, waiting) : null,
    can: { ask: canAsk(visitor, { owner_id }, waiting !== undefined) },
  }
}

/** Questions to the viewer's own company. */
export const readWaiting = async (app: AppContext, viewer: Viewer, paging: Paging) =>
  pageOf(app, viewer, await findWaiting(app.db, viewer.id, paging), paging.per_page)

/** @throws AppError not_found where there is none that the viewer may see */
export async function readQuestion(app: AppContext, db: Db, viewer: Visitor, id: number): Promise<Question> {
  const row = await findQuestion(db, viewer.id, id)
  if (!row) throw new AppError('not_found')
  return questionView(app, viewer, row)
}
