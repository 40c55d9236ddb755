import type { Statement } from '@celebrio/contract/care/appeals'
import type { Language } from '@celebrio/contract/platform/languages'
import { opensStatement } from '#features/base/reports'
import { type DecisionRow, findDecision } from '#features/care/moderation'
import type { AppContext } from '#platform/app-context.ts'
import { authorize, type Viewer } from '#platform/auth/viewer.ts'
import type { Db } from '#platform/db/database.ts'
import { findAppeal } from './queries/appeals.ts'
import { statementView } from './view.ts'

/** Who asks: signed in, or with the key of a letter. */
export type Reader = { viewer: Viewer | null; key: string | undefined; language: Language }

/** A decision for the author of what it is about; of what was dismissed there is none. @throws AppError not_found */
export async function requireOwn(app: AppContext, db: Db, { viewer, key }: Reader, id: number): Promise<DecisionRow> {
  const decision = await findDecision(db, id)
  authorize(decision && decision.action !== 'dismiss')
  authorize(decision.author_id === viewer?.id || (key !== undefined && opensStatement(app, id, key)))
  return decision
}

/** @throws AppError not_found */
export async function readStatement(app: AppContext, reader: Reader, id: number): Promise<{ statement: Statement }> {
  const decision = await requireOwn(app, app.db, reader, id)
  const reading = { language: reader.language, now: app.clock.now() }
  return { statement: statementView(decision, await findAppeal(app.db, id), reading) }
}
