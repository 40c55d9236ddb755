import type { OwnVerification, StoreDocument } from '@celebrio/contract/market/verifications'
import { placeNames } from '#features/base/locations'
import type { AppContext } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { canDecide, canVerify } from './policies.ts'
import type { DocumentRow } from './queries/verifications.ts'

type Standing = Pick<DocumentRow, 'state' | 'waiting_since' | 'decided_at' | 'reason'>

export const standingView = ({ state, waiting_since, decided_at, reason }: Standing): OwnVerification => ({
  state,
  waiting_since: waiting_since.toISOString(),
  decided_at: decided_at?.toISOString() ?? null,
  reason,
})

/** Documents as the staff sees them, in their order. @param opened when the viewer has opened each */
export async function documentViews(
  app: AppContext,
  viewer: Viewer,
  rows: readonly DocumentRow[],
  opened: ReadonlyMap<number, Date>,
) {
  const places = await placeNames(app.db, rows, viewer.language)
  return rows.map(
    (row, index): StoreDocument => ({
      id: row.id,
      ...standingView(row),
      round: row.round,
      company_name: row.company_name,
      address: row.address,
      business_phone_number: row.business_phone_number,
      country: places[index]?.country ?? null,
      city: places[index]?.city ?? null,
      establishment_year: row.establishment_year,
      document_type: row.document_type,
      content_type: row.document_content_type ?? '',
      owner: {
        id: row.owner_id,
        name: row.owner_name,
        profile_picture: row.owner_picture && app.files.publicUrl(row.owner_picture),
      },
      decided_by: row.decided_by === null ? null : { id: row.decided_by, name: row.staff_name ?? '' },
      can: { decide: canDecide(viewer, row), verify: canVerify(viewer, row, opened.get(row.id)) },
    }),
  )
}
