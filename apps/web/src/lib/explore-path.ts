import { paths } from './paths.ts'
import { isCelebrant, useSession } from './session.ts'

/** Where providers are found: celebrants explore, everybody else has a page for it. */
export const useExplorePath = (): string => {
  const session = useSession()
  return session && isCelebrant(session.user) ? paths.explore() : paths.serviceProviders()
}
