import { codePoints } from '@celebrio/contract/platform/text'
import { mentionLimits } from '@celebrio/contract/social/mentions'
import type { AppContext } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { dayOf } from '#platform/clock.ts'
import { searchTermsOf } from '#platform/db/search-terms.ts'
import { offerConnections, offerOthers } from './queries/offers.ts'

/** One letter would begin the name of a good part of everybody. */
const fewestLetters = 2

/** People to be named in a text, the viewer's connections first. */
export async function offerPeople(app: AppContext, viewer: Viewer, keyword = '') {
  const words = keyword === '' ? null : await searchTermsOf(app.db, keyword)
  const none = { users: [], hasMorePages: false, nextCursor: null }
  if (keyword !== '' && words === null) return none
  const asked = { viewerId: viewer.id, words, max: mentionLimits.offered }
  const friends = await offerConnections(app.db, asked)
  const max = mentionLimits.offered - friends.length
  const others =
    max > 0 && codePoints(keyword) >= fewestLetters
      ? await offerOthers(
          app.db,
          { ...asked, max },
          dayOf(app.clock.now()),
          friends.map(({ id }) => id),
        )
      : []
  const users = [...friends, ...others].map(({ id, name, profile_picture }) => ({
    id,
    name,
    profile_picture: profile_picture && app.files.publicUrl(profile_picture),
  }))
  return { ...none, users }
}
