import type { VerificationForm } from '@celebrio/contract/market/verifications'
import { logStaffAction } from '#features/base/audit-log'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { canDecide, canVerify } from './policies.ts'
import { saveDecision } from './queries/verifications.ts'
import { requireDocument, whenOpened } from './read-documents.ts'

const logged = { verified: 'verified_store', declined: 'declined_document' } as const

/**
 * Decides about a document; whoever verifies a store has opened it. What the provider is told stays out of the audit log, which outlives them.
 * @throws AppError not_found; own_case; document_not_opened; verification_moved_on when somebody else has decided, or the provider has
 * changed something
 */
export async function decide(app: AppContext, viewer: Viewer, id: number, form: VerificationForm) {
  const { outcome, round, was, reason } = form
  await inTransaction(app, async tx => {
    const document = await requireDocument(tx, id)
    if (!canDecide(viewer, document)) throw new AppError('own_case')
    const decided = { state: outcome, decided_by: viewer.id, decided_at: app.clock.now() }
    const words = outcome === 'declined' ? (reason ?? null) : null
    const isSame = await saveDecision(tx, { id, round, state: was }, { ...decided, reason: words })
    if (!isSame) throw new AppError('verification_moved_on')
    const opened = await whenOpened(tx, viewer, [document])
    if (outcome === 'verified' && !canVerify(viewer, document, opened.get(id)))
      throw new AppError('document_not_opened')
    const done = { action: logged[outcome], subject_type: 'store', subject_id: id } as const
    await logStaffAction(app, tx, { ...done, actor_id: viewer.id })
    await app.emit(tx, 'verification.decided', { provider_id: id, round })
  })
  return { message: outcome === 'verified' ? 'The store is verified.' : 'The document is declined.' }
}
