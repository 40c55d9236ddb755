import type { MeetEntry, MeetFriend } from '@celebrio/contract/people/meet-shapes'
import { placeNames } from '#features/base/locations'
import { type RelationshipWith, relationshipsWith } from '#features/people/friends'
import type { AppContext } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Db } from '#platform/db/database.ts'
import { treatRights } from './policies.ts'
import type { EntryRow, ProfileRow } from './queries/read.ts'

const addressOf = (app: AppContext, key: string | null) => key && app.files.publicUrl(key)

/** A meet profile as the contract shows it; who has chosen no photo for it shows the account's picture. */
export const meetFriendView = (app: AppContext, row: ProfileRow, isTreatSent: boolean): MeetFriend => ({
  preferred_name: row.preferred_name,
  name: row.preferred_name,
  likes: row.likes,
  fp_address: row.address,
  address: row.address,
  summary: row.summary,
  treat: row.treat,
  status: row.is_private ? 1 : 0,
  image: addressOf(app, row.photo ?? row.profile_picture),
  profile_photo: addressOf(app, row.photo),
  joined_at: row.joined_at.toISOString(),
  is_treat_sent: isTreatSent,
})

function treatView(row: EntryRow): MeetEntry['treat'] {
  if (row.received_at) return { direction: 'received', answer: row.own_answer, sent_at: row.received_at.toISOString() }
  if (!row.sent_at) return null
  const answer = row.their_answer === 'accepted' ? 'accepted' : null
  return { direction: 'sent', answer, sent_at: row.sent_at.toISOString() }
}

type Around = { country: string | null; relationship: RelationshipWith | undefined }

/** What is between the viewer and the person of a meet profile. */
function betweenView(row: EntryRow, relationship: RelationshipWith | undefined) {
  const treat = treatView(row)
  const status = relationship?.status ?? null
  return {
    id: row.user_id,
    friend_id: row.user_id,
    is_treat_sent: row.sent_at !== null,
    treat,
    status,
    direction: relationship?.direction ?? null,
    can: treatRights(treat, status),
  }
}

/** The same, read anew after it has changed. */
export const readBetween = async (db: Db, viewer: Viewer, row: EntryRow) =>
  betweenView(row, (await relationshipsWith(db, viewer.id, [row.user_id])).get(row.user_id))

function entryView(app: AppContext, row: EntryRow, { country, relationship }: Around): MeetEntry {
  const between = betweenView(row, relationship)
  const meet_friend = meetFriendView(app, row, between.is_treat_sent)
  return {
    ...between,
    name: row.preferred_name,
    profile_picture: meet_friend.image,
    country: row.country_id !== null && country !== null ? { id: row.country_id, name: country } : null,
    joined_at: meet_friend.joined_at,
    meet_friend,
  }
}

/** Rows as the contract shows them; countries and what is in between come in a statement each. */
export async function entryViews(
  app: AppContext,
  db: Db,
  viewer: Viewer,
  rows: readonly EntryRow[],
): Promise<MeetEntry[]> {
  if (rows.length === 0) return []
  const places = rows.map(({ country_id }) => ({ country_id }))
  const names = await placeNames(db, places, viewer.language)
  const relationships = await relationshipsWith(
    db,
    viewer.id,
    rows.map(row => row.user_id),
  )
  return rows.map((row, index) =>
    entryView(app, row, { country: names[index]?.country ?? null, relationship: relationships.get(row.user_id) }),
  )
}
