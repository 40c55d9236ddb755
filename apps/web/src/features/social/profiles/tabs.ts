import { paths } from '#lib/paths.ts'

/** The tabs of a profile, in order; `to` without an id is the own one. A new page of profiles takes its line here. */
export const profileTabs = [
  { label: 'activities', to: paths.profile },
  { label: 'files', to: paths.profileFiles },
  { label: 'music', to: paths.profileMusic },
] as const
