import type { OwnVerification, VerificationState } from '@celebrio/contract/market/verifications'
import { findLastDone, logStaffAction } from '#features/base/audit-log'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Db } from '#platform/db/database.ts'
import { type Paging, paginate } from '#platform/db/keyset.ts'
import { type DocumentRow, findDocuments, findOwn, listDecided, listWaiting } from './queries/verifications.ts'
import { documentViews, standingView } from './view.ts'

/** How long the address of a document is good for, once. */
const minutes = 1

/** How the document of the viewer's own store stands. */
export async function readOwn(app: AppContext, viewer: Viewer): Promise<{ verification: OwnVerification | null }> {
  const row = await findOwn(app.db, viewer.id)
  return { verification: row ? standingView(row) : null }
}

const opening = { action: 'opened_document', subject_type: 'store' } as const

/** When the viewer has opened each of some documents, at last. */
export const whenOpened = (db: Db, { id }: Viewer, documents: readonly { id: number }[]) =>
  findLastDone(db, { ...opening, actor_id: id, subject_ids: documents.map(one => one.id) })

export async function readDocuments(
  app: AppContext,
  viewer: Viewer,
  { state, ...paging }: Paging & { state: VerificationState },
) {
  const rows = await (state === 'waiting' ? listWaiting(app.db, paging) : listDecided(app.db, state, paging))
  const { page, ...more } = paginate(rows, paging.per_page, row => row.id)
  const found = await findDocuments(
    app.db,
    page.map(row => row.id),
  )
  const opened = await whenOpened(app.db, viewer, page)
  return { documents: await documentViews(app, viewer, found, opened), ...more }
}

/** @throws AppError not_found */
export async function requireDocument(db: Db, id: number): Promise<DocumentRow> {
  const [row] = await findDocuments(db, [id])
  if (!row) throw new AppError('not_found')
  return row
}

/** Opens the document of a store, which the audit log tells of. @throws AppError not_found */
export async function openDocument(app: AppContext, viewer: Viewer, id: number): Promise<{ url: string }> {
  const key = await inTransaction(app, async tx => {
    const { document_key } = await requireDocument(tx, id)
    if (document_key === null) throw new AppError('not_found')
    await logStaffAction(app, tx, { ...opening, subject_id: id, actor_id: viewer.id })
    return document_key
  })
  return { url: await app.files.signedUrl(key, minutes) }
}
