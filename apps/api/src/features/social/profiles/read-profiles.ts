import type { OwnProfile, Profile } from '@celebrio/contract/people/profiles'
import type { Language } from '@celebrio/contract/platform/languages'
import { placeNames } from '#features/base/locations'
import { ownUser } from '#features/people/accounts'
import { countConnections, readRelation, talkingWith } from '#features/people/friends'
import { readOwnMeetProfile } from '#features/people/meet'
import { countPostsBy, readCollectionsBy, readFilesBy, readPostsBy } from '#features/social/posts'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Paging } from '#platform/db/keyset.ts'
import { canSeeDetails } from './policies.ts'
import { findProfile, type ProfileRow, personExists } from './queries/profiles.ts'
import { findPreferred, findProviders } from './queries/providers.ts'
import { type Places, profileView, providerView } from './view.ts'

const named = (id: number | null, name: string | null | undefined) => (id !== null && name ? { id, name } : null)

async function placesOf(app: AppContext, row: ProfileRow, language: Language): Promise<Places> {
  const [names] = await placeNames(app.db, [row], language)
  return {
    country: named(row.country_id, names?.country),
    state: named(row.state_id, names?.state),
    city: named(row.city_id, names?.city),
    location: [names?.city, names?.state, names?.country].filter(Boolean).join(', ') || null,
  }
}

const countsOf = async (app: AppContext, viewer: Viewer, id: number) => ({
  connections: await countConnections(app.db, viewer.id, id),
  posts: await countPostsBy(app.db, viewer.id, id),
})

/** @throws AppError not_found for who is not active, a child of strangers, and where a block is between the two */
export async function readProfile(app: AppContext, viewer: Viewer, id: number, language: Language): Promise<Profile> {
  const row = await findProfile(app.db, viewer.id, id)
  if (!row) throw new AppError('not_found')
  const open = canSeeDetails(viewer, row)
  const relation = id === viewer.id ? null : await readRelation(app, viewer, id)
  // Whoever lets everybody write is not asked about.
  const asked = row.messages_from === 'everybody' ? [] : [id]
  return profileView(app, viewer, row, {
    have_talked: (await talkingWith(app, app.db, viewer.id, asked)).has(id),
    relation,
    places: relation ?? (await placesOf(app, row, language)),
    preferred: open ? await findPreferred(app.db, viewer.id, id) : [],
    counts: open ? await countsOf(app, viewer, id) : null,
  })
}

export async function readOwn(app: AppContext, viewer: Viewer, language: Language): Promise<OwnProfile> {
  const profile = await readProfile(app, viewer, viewer.id, language)
  const user = await ownUser(app, viewer.id, language)
  const meet_friend = await readOwnMeetProfile(app, app.db, viewer)
  return { ...profile, ...user, join_friend_community: meet_friend !== null, meet_friend }
}

/** Whose posts, files or songs are asked for. @throws AppError not_found when there is no such person for the viewer */
export async function personOf(app: AppContext, viewer: Viewer, id: number = viewer.id): Promise<number> {
  if (!(await personExists(app.db, viewer.id, id))) throw new AppError('not_found')
  return id
}

type Whose = Paging & { user_id?: number | undefined }

/** @throws AppError not_found */
export const readActivities = async (
  app: AppContext,
  viewer: Viewer,
  query: Whose & { filter_with?: 'image' | 'music' | undefined },
) => readPostsBy(app, viewer, await personOf(app, viewer, query.user_id), query)

/** @throws AppError not_found */
export const readCollections = async (app: AppContext, viewer: Viewer, query: Whose) =>
  readCollectionsBy(app, viewer, await personOf(app, viewer, query.user_id), query)

/** @throws AppError not_found */
export const readFiles = async (app: AppContext, viewer: Viewer, query: Whose & { month: string }) =>
  readFilesBy(app, viewer, await personOf(app, viewer, query.user_id), query)

export async function readProviders(app: AppContext, viewer: Viewer, keyword: string | undefined) {
  const rows = await findProviders(app.db, viewer.id, keyword)
  return { service_providers: rows.map(row => providerView(app, row)) }
}
