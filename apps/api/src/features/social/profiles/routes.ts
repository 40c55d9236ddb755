import { preferredProviders } from '@celebrio/contract/people/profile-providers'
import { profiles } from '@celebrio/contract/people/profiles'
import { profileFiles } from '@celebrio/contract/social/profile-files'
import { profilePosts } from '@celebrio/contract/social/profile-posts'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { editProfile } from './edit-profile.ts'
import { readActivities, readCollections, readFiles, readOwn, readProfile, readProviders } from './read-profiles.ts'

export const routes = (app: AppContext): Route[] => [
  route(profiles.me, async ({ viewer, language }) => ({ user: await readOwn(app, viewer, language) })),
  route(profiles.get, async ({ viewer, params, language }) => ({
    user: await readProfile(app, viewer, params.id, language),
  })),
  route(profiles.update, ({ viewer, body, ...call }) => editProfile(app, viewer, body, call)),
  route(profiles.patch, ({ viewer, body, ...call }) => editProfile(app, viewer, body, call)),
  route(profilePosts.list, ({ viewer, query }) => readActivities(app, viewer, query)),
  route(profileFiles.collections, ({ viewer, query }) => readCollections(app, viewer, query)),
  route(profileFiles.files, ({ viewer, params, query }) => readFiles(app, viewer, { ...query, ...params })),
  route(preferredProviders.offers, ({ viewer, query }) => readProviders(app, viewer, query.keyword)),
]
