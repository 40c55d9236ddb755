import type { OwnUser } from '@celebrio/contract/people/users'
import { readSession, type SessionUser, storeSession } from '#lib/session.ts'

/** Only what the layouts show is stored in the browser; the rest of the account is fetched. */
export const toSessionUser = ({
  id,
  name,
  user_type,
  country_id,
  profile_picture,
  is_csp,
  is_kid,
  staff_role,
  email_verified,
  service_provider,
}: OwnUser): SessionUser => ({
  id,
  name,
  user_type,
  country_id,
  profile_picture,
  is_csp,
  is_kid,
  staff_role,
  email_verified,
  service_provider: service_provider && {
    logo: service_provider.logo,
    company_name: service_provider.company_name,
  },
})

/** Updates the stored user after changes. */
export const refreshSession = (user: OwnUser): void => {
  const session = readSession()
  if (session?.user.id === user.id) storeSession({ ...session, user: toSessionUser(user) })
}
