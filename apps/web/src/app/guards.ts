import { type MiddlewareFunction, redirect } from 'react-router'
import { paths } from '#lib/paths.ts'
import { isAdministrator, isCelebrant, isProvider, isStaff, readSession, startPage } from '#lib/session.ts'
import { queryClient } from './query-client.ts'

const toSignIn = (request: Request) => {
  const { pathname, search } = new URL(request.url)
  return redirect(paths.signIn(pathname + search))
}

/** Redirects signed-in users to their start page: for the landing page. */
export const onlyGuests: MiddlewareFunction = () => {
  const session = readSession()
  if (session) throw redirect(startPage(session.user))
}

/** Redirects guests to sign-in; `?next=` brings them back afterwards. */
export const onlySignedIn: MiddlewareFunction = ({ request }) => {
  if (!readSession()) throw toSignIn(request)
}

/** As `onlySignedIn`; and pure providers go to their store. */
export const onlyCelebrants: MiddlewareFunction = ({ request }) => {
  const session = readSession()
  if (!session) throw toSignIn(request)
  if (!isCelebrant(session.user)) throw redirect(paths.serviceHome())
}

/** As `onlySignedIn`; and pure celebrants go home. */
export const onlyProviders: MiddlewareFunction = ({ request }) => {
  const session = readSession()
  if (!session) throw toSignIn(request)
  if (!isProvider(session.user)) throw redirect(paths.home())
}

/** Reads the account again, which may have been appointed since the browser stored it; what is stored holds where that fails. */
async function readAgain(): Promise<void> {
  const { accountQuery } = await import('#features/people/accounts')
  await queryClient.fetchQuery({ ...accountQuery, staleTime: 0 }).catch(() => undefined)
}

/** As `onlySignedIn`; others go to their start page. */
export const onlyStaff: MiddlewareFunction = async ({ request }) => {
  const stored = readSession()
  if (stored && !isStaff(stored.user)) await readAgain()
  const session = readSession()
  if (!session) throw toSignIn(request)
  if (!isStaff(session.user)) throw redirect(startPage(session.user))
}

/** Within the staff's pages. */
export const onlyAdministrators: MiddlewareFunction = async () => {
  const stored = readSession()
  if (stored && !isAdministrator(stored.user)) await readAgain()
  const session = readSession()
  if (session && !isAdministrator(session.user)) throw redirect(paths.admin())
}
