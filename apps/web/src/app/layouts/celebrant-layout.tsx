import { isCelebrant, useSession } from '#lib/session.ts'
import { GuestFrame } from './guest-frame.tsx'
import { MemberFrame } from './member-frame.tsx'

/** The layout of celebrants' pages, and of those that pure providers see too. A guest sees it for the moment after signing out. */
export const Component = () => {
  const session = useSession()
  return session ? <MemberFrame session={session} store={!isCelebrant(session.user)} /> : <GuestFrame />
}
