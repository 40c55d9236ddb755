import { sql } from 'kysely'
import { type NoticeHolds, type NoticeSubject, quotedLength } from '#features/base/notifications'

/** The document of a store, by its company; with the beginning of why it was declined. */
export const verificationSubject: NoticeSubject = {
  table: 'service_providers',
  describe: id => sql`(
    SELECT jsonb_build_object('description', left(told.reason, ${sql.lit(quotedLength)})) FROM store_verifications AS told
    WHERE told.provider_id = ${sql.ref(id)})`,
}

/** What was decided about a document that is no longer there, or differently since, is over. */
export const stateHolds =
  (state: 'verified' | 'declined'): NoticeHolds =>
  (_db, _viewerId, { subject }) =>
    sql<boolean>`EXISTS (
    SELECT FROM store_verifications AS told WHERE told.provider_id = ${sql.ref(subject)} AND told.state = ${state})`
