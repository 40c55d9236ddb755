import { profileFiles } from '@celebrio/contract/social/profile-files'
import { preferredProviders } from '@celebrio/contract/social/profile-providers'
import { profiles } from '@celebrio/contract/social/profiles'
import type { Kit } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { editProfile } from './edit-profile.ts'
import { readActivities, readFileMonths, readFiles, readOwn, readProfile, readProviders } from './read-profiles.ts'

export const profileRoutes = (kit: Kit): Route[] => [
  route(profiles.me, async ({ viewer, language }) => ({ user: await readOwn(kit, viewer, language) })),
  route(profiles.get, async ({ viewer, params, language }) => ({
    user: await readProfile(kit, viewer, params.id, language),
  })),
  route(profiles.update, ({ viewer, body, ...call }) => editProfile(kit, viewer, body, call)),
  route(profiles.patch, ({ viewer, body, ...call }) => editProfile(kit, viewer, body, call)),
  route(profiles.posts, ({ viewer, query }) => readActivities(kit, viewer, query)),
  route(profileFiles.collections, ({ viewer, query }) => readFileMonths(kit, viewer, query)),
  route(profileFiles.files, ({ viewer, params, query }) => readFiles(kit, viewer, { ...query, ...params })),
  route(preferredProviders.offers, ({ viewer, query }) => readProviders(kit, viewer, query.keyword)),
]
