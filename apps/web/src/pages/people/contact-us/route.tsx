import { ContactPage } from '#features/people/contact'
import { useSession } from '#lib/session.ts'
import { ContactByEmail } from './contact-by-email.tsx'

/** Members write to the staff here; who has no account, or can’t get into it, by email. */
export const Component = () => {
  const session = useSession()
  return session ? <ContactPage user={session.user} /> : <ContactByEmail />
}
