import { ContactPage } from '#features/people/contact'
import { useSession } from '#lib/session.ts'
import { ContactByMail } from './contact-by-mail.tsx'

/** Members write to the staff here; who has no account, or can’t get into it, by mail. */
export const Component = () => {
  const session = useSession()
  return session ? <ContactPage user={session.user} /> : <ContactByMail />
}
