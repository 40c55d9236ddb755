import { useSession } from '#lib/session.ts'
import { GuestFrame } from './guest-frame.tsx'
import { MemberFrame } from './member-frame.tsx'

/** The layout of the provider area. */
export const Component = () => {
  const session = useSession()
  return session ? <MemberFrame session={session} store /> : <GuestFrame />
}
