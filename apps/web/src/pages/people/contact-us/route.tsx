import { ContactPage } from '#features/people/contact'
import { useSession } from '#lib/session.ts'

/** Members write to the staff. */
export const Component = () => {
  const session = useSession()
  return session && <ContactPage user={session.user} />
}
