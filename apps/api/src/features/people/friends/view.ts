import type { Friend } from '@celebrio/contract/people/friends'
import { placeNames } from '#features/base/locations'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Db } from '#platform/db/database.ts'
import { friendRights, type Relationship } from './policies.ts'
import type { PersonRow } from './queries/lists.ts'
import { findMutual, findPeople, type Shared } from './queries/mutual.ts'
import type { FriendType } from './tables.ts'
import { silentAmong } from './talking.ts'

type PlaceNames = Awaited<ReturnType<typeof placeNames>>[number]
type Person = Pick<PersonRow, 'id' | 'name' | 'profile_picture'>

const personView = (app: AppContext, { id, name, profile_picture }: Person): Friend['connections'][number] => ({
  id,
  name,
  profile_picture: profile_picture && app.files.publicUrl(profile_picture),
})

const place = (id: number | null, name: string | null) => (id !== null && name !== null ? { id, name } : null)

type Filings = Record<'connected' | 'received' | 'sent', FriendType | null>

/** What is between the viewer and somebody, by how it is filed. */
export function relationshipOf({ connected, received, sent }: Filings): Relationship {
  if (connected !== null) return { status: 1, friend_type: connected }
  if (received !== null) return { status: 0, direction: 'received', friend_type: received }
  return sent === null ? {} : { status: 0, direction: 'sent', friend_type: sent }
}

/** What is between two people, as one of them sees it. */
export const relationshipView = (id: number, relationship: Relationship) => ({
  id,
  friend_id: id,
  status: relationship.status ?? null,
  direction: relationship.direction ?? null,
  friend_type: relationship.friend_type ?? null,
  can: friendRights(relationship),
})

function friendView(
  app: AppContext,
  row: PersonRow,
  relationship: Relationship,
  names: PlaceNames,
  { total, people }: Shared,
): Friend {
  const { country, state, city } = names
  return {
    ...personView(app, row),
    ...relationshipView(row.id, relationship),
    country: place(row.country_id, country),
    state: place(row.state_id, state),
    city: place(row.city_id, city),
    location: [city, state, country].filter(name => name !== null).join(', ') || null,
    mutual_count: total,
    connections: people.map(person => personView(app, person)),
  }
}

/** Rows as the contract shows them; places and mutual connections of all of them come in few statements. */
export async function friendViews<Row extends PersonRow>(
  app: AppContext,
  db: Db,
  viewer: Viewer,
  rows: readonly Row[],
  relationshipOf: (row: Row) => Relationship,
): Promise<Friend[]> {
  if (rows.length === 0) return []
  const names = await placeNames(db, rows, viewer.language)
  const ids = rows.map(row => row.id)
  const silent = await silentAmong(app, db, viewer.id, rows)
  const shared = await findMutual(db, viewer.id, ids)
  const nowhere: PlaceNames = { country: null, state: null, city: null }
  return rows.map((row, index) =>
    friendView(
      app,
      row,
      { ...relationshipOf(row), is_silent: silent.has(row.id) },
      names[index] ?? nowhere,
      shared.get(row.id) ?? { total: 0, people: [] },
    ),
  )
}

/** One entry. @throws AppError not_found */
export async function readFriend(
  app: AppContext,
  db: Db,
  viewer: Viewer,
  id: number,
  relationship: Relationship,
): Promise<Friend> {
  const [friend] = await friendViews(app, db, viewer, await findPeople(db, [id]), () => relationship)
  if (!friend) throw new AppError('not_found')
  return friend
}
