import type { Language } from '@celebrio/contract/platform/languages'
import type { OwnProfile, Profile } from '@celebrio/contract/social/profiles'
import { placeNames } from '#features/base/locations'
import { ownUser } from '#features/people/accounts'
import { countConnections, readRelation } from '#features/people/friends'
import { readOwnMeetProfile } from '#features/people/meet'
import { countPostsBy, readCollections, readFilesBy, readPostsBy } from '#features/social/posts'
import type { Kit } from '#platform/app-context.ts'
import { Refusal } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { dayOf } from '#platform/clock.ts'
import type { Paging } from '#platform/db/keyset.ts'
import { findProfile, type ProfileRow, personExists } from './queries/profiles.ts'
import { findPreferred, findProviders } from './queries/providers.ts'
import { isOpenTo, type Places, profileView, providerView } from './view.ts'

const named = (id: number | null, name: string | null | undefined) => (id !== null && name ? { id, name } : null)

async function placesOf(kit: Kit, row: ProfileRow, language: Language): Promise<Places> {
  const [names] = await placeNames(kit.db, [row], language)
  return {
    country: named(row.country_id, names?.country),
    state: named(row.state_id, names?.state),
    city: named(row.city_id, names?.city),
    location: [names?.city, names?.state, names?.country].filter(Boolean).join(', ') || null,
  }
}

const countsOf = async (kit: Kit, viewer: Viewer, id: number) => ({
  connections: await countConnections(kit.db, viewer.id, id),
  posts: await countPostsBy(kit.db, viewer.id, id),
})

/** @throws Refusal not_found for who is not active, and where a block is between the two */
export async function readProfile(kit: Kit, viewer: Viewer, id: number, language: Language): Promise<Profile> {
  const row = await findProfile(kit.db, viewer.id, id, dayOf(kit.clock.now()))
  if (!row) throw new Refusal('not_found')
  const open = isOpenTo(viewer, row)
  const relation = id === viewer.id ? null : await readRelation(kit, viewer, id)
  return profileView(kit, viewer, row, {
    relation,
    places: relation ?? (await placesOf(kit, row, language)),
    preferred: open ? await findPreferred(kit.db, viewer.id, id) : [],
    counts: open ? await countsOf(kit, viewer, id) : null,
  })
}

export async function readOwn(kit: Kit, viewer: Viewer, language: Language): Promise<OwnProfile> {
  const profile = await readProfile(kit, viewer, viewer.id, language)
  const user = await ownUser(kit, viewer.id, language)
  const meet_friend = await readOwnMeetProfile(kit, kit.db, viewer)
  return { ...profile, ...user, join_friend_community: meet_friend !== null, meet_friend }
}

/** Whose posts or files are asked for. @throws Refusal not_found when there is no such person for the viewer */
async function personOf(kit: Kit, viewer: Viewer, id: number = viewer.id): Promise<number> {
  if (!(await personExists(kit.db, viewer.id, id))) throw new Refusal('not_found')
  return id
}

type Whose = Paging & { user_id?: number | undefined }

/** @throws Refusal not_found */
export const readActivities = async (
  kit: Kit,
  viewer: Viewer,
  query: Whose & { filter_with?: 'image' | 'music' | undefined },
) => readPostsBy(kit, viewer, await personOf(kit, viewer, query.user_id), query)

/** @throws Refusal not_found */
export const readFileMonths = async (kit: Kit, viewer: Viewer, query: Whose) =>
  readCollections(kit, viewer, await personOf(kit, viewer, query.user_id), query)

/** @throws Refusal not_found */
export const readFiles = async (kit: Kit, viewer: Viewer, query: Whose & { month: string }) =>
  readFilesBy(kit, viewer, await personOf(kit, viewer, query.user_id), query)

export async function readProviders(kit: Kit, viewer: Viewer, keyword: string | undefined) {
  const rows = await findProviders(kit.db, viewer.id, keyword)
  return { service_providers: rows.map(row => providerView(kit, row)) }
}
