import { ContactPage } from '#features/people/contact'
import { paths } from '#lib/paths.ts'
import { useSession } from '#lib/session.ts'

/** Providers write to the staff. */
export const Component = () => {
  const session = useSession()
  return session && <ContactPage user={session.user} home={paths.serviceHome()} />
}
