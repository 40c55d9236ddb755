import { codePoints } from '@celebrio/contract/platform/text'
import { mentionLimits } from '@celebrio/contract/social/mentions'
import { findNamed } from '#features/people/name-search'
import type { AppContext } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { offerConnections, offerOthers, offerProviders } from './queries/offers.ts'

/** One letter would begin the name of a good part of everybody. */
const fewestLetters = 2

/** Of the places that are left after the connections, half are kept for people. */
const mostProviders = mentionLimits.offered / 2

type Offered = { id: number; name: string; profile_picture: string | null }

/** Providers and people who are no connections. */
async function offerStrangers(app: AppContext, viewer: Viewer, searchTerms: string, friends: Offered[]) {
  const known = friends.map(({ id }) => id)
  const left = mentionLimits.offered - friends.length
  if (left <= 0) return []
  const search = { viewerId: viewer.id, searchTerms }
  const providers = await offerProviders(app.db, { ...search, max: Math.min(left, mostProviders) }, known)
  const max = left - providers.length
  if (max === 0) return providers
  const but = [...known, ...providers.map(({ id }) => id)]
  return [...providers, ...(await offerOthers(app.db, { ...search, max }, but))]
}

/** People and providers to be named in a text, the viewer's connections first. */
export async function offerPeople(app: AppContext, viewer: Viewer, keyword = '') {
  const named = await findNamed(app.db, keyword || undefined)
  const friends = await offerConnections(app.db, { viewerId: viewer.id, named, max: mentionLimits.offered })
  const asksWidely = codePoints(keyword) >= fewestLetters && named?.searchTerms
  const strangers = asksWidely ? await offerStrangers(app, viewer, asksWidely, friends) : []
  const users = [...friends, ...strangers].map(({ id, name, profile_picture }) => ({
    id,
    name,
    profile_picture: profile_picture && app.files.publicUrl(profile_picture),
  }))
  return { users, hasMorePages: false, nextCursor: null }
}
