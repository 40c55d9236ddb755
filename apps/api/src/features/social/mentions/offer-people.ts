import { codePoints } from '@celebrio/contract/platform/text'
import { mentionLimits } from '@celebrio/contract/social/mentions'
import { findNamed } from '#features/people/accounts'
import type { AppContext } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { offerConnections, offerOthers } from './queries/offers.ts'

/** One letter would begin the name of a good part of everybody. */
const fewestLetters = 2

/** People to be named in a text, the viewer's connections first. */
export async function offerPeople(app: AppContext, viewer: Viewer, keyword = '') {
  const named = await findNamed(app.db, keyword || undefined)
  const search = { viewerId: viewer.id, named, max: mentionLimits.offered }
  const friends = await offerConnections(app.db, search)
  const max = mentionLimits.offered - friends.length
  const others =
    max > 0 && codePoints(keyword) >= fewestLetters
      ? await offerOthers(
          app.db,
          { ...search, max },
          friends.map(({ id }) => id),
        )
      : []
  const users = [...friends, ...others].map(({ id, name, profile_picture }) => ({
    id,
    name,
    profile_picture: profile_picture && app.files.publicUrl(profile_picture),
  }))
  return { users, hasMorePages: false, nextCursor: null }
}
