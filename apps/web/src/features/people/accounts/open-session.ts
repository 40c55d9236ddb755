import type { OwnUser } from '@celebrio/contract/people/users'
import type { QueryClient } from '@tanstack/react-query'
import { type SessionUser, setWelcomePending, storeSession } from '#lib/session.ts'
import { accountQuery } from './data.ts'
import { toSessionUser } from './session-user.ts'

/** Stores a new session, and drops what was read as a guest. `isNew`: shows the welcome dialog. */
export const openSession = (
  client: QueryClient,
  { token, user }: { token: string; user: OwnUser },
  isNew: boolean = false,
): SessionUser => {
  client.removeQueries({ type: 'inactive' })
  client.setQueryData(accountQuery.queryKey, user)
  const person = toSessionUser(user)
  storeSession({ token, email: user.email, user: person })
  if (isNew) setWelcomePending(true)
  return person
}
