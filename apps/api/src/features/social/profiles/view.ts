import type { Friend } from '@celebrio/contract/people/friends'
import type { ProviderEntry } from '@celebrio/contract/people/profile-providers'
import type { Profile } from '@celebrio/contract/people/profiles'
import type { AppContext } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { canSeeDetails, profileRights } from './policies.ts'
import type { ProfileRow } from './queries/profiles.ts'
import type { ProviderRow } from './queries/providers.ts'

export const providerView = (
  app: AppContext,
  { id, user_id, company_name, logo, city }: ProviderRow,
): ProviderEntry => ({
  id,
  user_id,
  company_name,
  logo: logo && app.files.publicUrl(logo),
  city,
})

export type Places = Pick<Friend, 'country' | 'state' | 'city' | 'location'>

/** What comes beside the row: read only where the viewer may see it. */
export type Extras = {
  have_talked: boolean
  places: Places
  relation: Friend | null
  preferred: ProviderRow[]
  counts: Profile['counts']
}

const aboutOf = (row: ProfileRow) => ({
  created_at: row.created_at.toISOString(),
  gender: row.gender,
  bio: row.bio,
  interests: row.interests,
  education: row.education,
  hobbies: row.hobbies,
  state_id: row.state_id,
  city_id: row.city_id,
})

const noAbout = {
  created_at: null,
  gender: null,
  bio: null,
  interests: null,
  education: null,
  hobbies: null,
  state_id: null,
  city_id: null,
}

const onlyCountry = ({ country }: Places): Places => ({
  country,
  state: null,
  city: null,
  location: country?.name ?? null,
})

const secretsOf = (row: ProfileRow, own: boolean) => ({
  email: own ? row.email : null,
  mobile: own ? row.mobile : null,
  address: own ? row.address : null,
  dob: own ? row.dob : null,
  birthday: row.birthday,
})

/** Somebody as the viewer may see them. */
export function profileView(app: AppContext, viewer: Viewer, row: ProfileRow, extras: Extras): Profile {
  const { places, relation, preferred, counts } = extras
  const own = row.id === viewer.id
  const open = canSeeDetails(viewer, row)
  return {
    id: row.id,
    name: row.name,
    profile_picture: row.profile_picture && app.files.publicUrl(row.profile_picture),
    user_type: row.user_type,
    company_name: row.company_name,
    company_id: row.company_id,
    is_private: row.is_private,
    is_open: open,
    ...secretsOf(row, own),
    ...(open ? aboutOf(row) : noAbout),
    country_id: row.country_id,
    ...(open ? places : onlyCountry(places)),
    preferred_sp: preferred.map(one => providerView(app, one)),
    mutual_count: relation?.mutual_count ?? 0,
    connections: relation?.connections ?? [],
    connection: relation && {
      status: relation.status,
      direction: relation.direction,
      friend_type: relation.friend_type,
    },
    counts,
    can: profileRights(viewer, { ...row, have_talked: extras.have_talked }, relation),
  }
}
