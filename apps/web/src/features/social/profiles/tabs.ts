import { paths } from '#lib/paths.ts'

/** The tabs of a profile, in order; `to` without an id is the viewer's own profile. Add new profile pages here. */
export const profileTabs = [
  { label: 'activities', to: paths.profile },
  { label: 'files', to: paths.profileFiles },
  { label: 'music', to: paths.profileMusic },
  { label: 'groups', to: paths.profileGroups },
] as const
