import type { StaffRole } from '@celebrio/contract/people/users'
import type { Role } from '#platform/auth/viewer.ts'

type Account = { user_type: number; is_csp: boolean; staff_role: StaffRole | null }

/** What an account may be: whoever administers moderates as well. */
export function rolesOf({ user_type, is_csp, staff_role }: Account): ReadonlySet<Role> {
  const roles = new Set<Role>(['member', user_type === 0 ? 'celebrant' : 'provider'])
  if (is_csp) roles.add('provider')
  if (staff_role) roles.add('moderator').add(staff_role)
  return roles
}

/** Children do not sell. */
export const canProvide = ({ is_kid }: { is_kid: boolean }): boolean => !is_kid
