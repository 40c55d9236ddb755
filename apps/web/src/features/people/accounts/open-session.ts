import type { OwnUser } from '@celebrio/contract/people/users'
import { readSession, type SessionUser, setWelcome, storeSession } from '#lib/session.ts'

/** Only what the frame of the pages shows is kept in the browser; the rest of the account is asked for. */
const kept = ({
  id,
  name,
  user_type,
  country_id,
  profile_picture,
  is_csp,
  email_verified,
  service_provider,
}: OwnUser): SessionUser => ({
  id,
  name,
  user_type,
  country_id,
  profile_picture,
  is_csp,
  email_verified,
  service_provider: service_provider && {
    logo: service_provider.logo,
    company_name: service_provider.company_name,
  },
})

/** Keeps the session that the API opened. `isNew`: the welcome dialog is owed. */
export const openSession = ({ token, user }: { token: string; user: OwnUser }, isNew: boolean = false): SessionUser => {
  const person = kept(user)
  storeSession({ token, email: user.email, user: person })
  if (isNew) setWelcome(true)
  return person
}

/** Keeps what has changed about the person who is signed in. */
export const refreshSession = (user: OwnUser): void => {
  const session = readSession()
  if (session?.user.id === user.id) storeSession({ ...session, user: kept(user) })
}
