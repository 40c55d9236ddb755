import type { FoundPerson } from '@celebrio/contract/search/search'
import { placeNames } from '#features/base/locations'
import type { AppContext } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Found } from './queries.ts'

const nowhere = { country_id: null, state_id: null, city_id: null }

/** People as the contract shows them; only connections see where the owner of a private account lives. */
export async function peopleViews(app: AppContext, viewer: Viewer, rows: readonly Found[]): Promise<FoundPerson[]> {
  if (rows.length === 0) return []
  const places = rows.map(row => (row.is_private && !row.connected ? nowhere : row))
  const names = await placeNames(app.db, places, viewer.language)
  return rows.map(({ id, name, profile_picture, connected }, index) => {
    const { city, state, country } = names[index] ?? { city: null, state: null, country: null }
    return {
      id,
      name,
      profile_picture: profile_picture && app.files.publicUrl(profile_picture),
      location: [city, state, country].filter(place => place !== null).join(', ') || null,
      connected,
    }
  })
}
