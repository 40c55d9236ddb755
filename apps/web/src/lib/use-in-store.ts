import { useLocation } from 'react-router'
import { isCelebrant, useSession } from './session.ts'

/** The pages of providers; those of a provider are for everybody. */
const providerArea = /^\/(?:service-(?!provider)|sp-profile(?:$|\/edit))/

/** Whether the viewer is in the area of providers, or has no other. */
export function useInStore(): boolean {
  const session = useSession()
  const isThere = providerArea.test(useLocation().pathname)
  return isThere || (session !== null && !isCelebrant(session.user))
}
