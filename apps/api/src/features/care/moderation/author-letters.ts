import type { StatementLetter } from '@celebrio/contract/care/shapes'
import { statementKey } from '#features/base/reports'
import { findForStaff } from '#features/people/accounts'
import type { AppContext } from '#platform/app-context.ts'
import { calledName } from '#platform/mail/called-name.ts'
import { mail } from '#platform/mail/layout.ts'
import type { Email } from '#platform/mail/mailer.ts'
import { findDecision } from './queries/decisions.ts'

/** An author, and where they read the statement without signing in. */
type To = { name: string; email: string; link: string }

/**
 * A decision and its author, whom letters about it reach whether notifications are on or off; undefined where one of them has gone, or
 * where nobody has confirmed the address, which may be a stranger's.
 */
export async function findAddressee(app: AppContext, statementId: number) {
  const decision = await findDecision(app.db, statementId)
  const author = decision && (await findForStaff(app.db, decision.author_id))
  if (!decision || !author?.email_verified) return undefined
  const link = `${app.settings.publicUrl}/statements/${statementId}?key=${statementKey(app, statementId)}`
  return { decision, to: { ...author, link } }
}

/** What stands around the letter in the e-mail. */
type Around = { greeting: (name: string) => string; label: string; closing: string }

/** A letter of the staff as the e-mail that its author gets. */
export function letterEmail(to: To, letter: StatementLetter, { greeting, label, closing }: Around): Email {
  const name = calledName(to.name)
  const { language, subject, paragraphs } = letter
  const words = { subject, greeting: greeting(name), paragraphs, closing }
  return mail({ name, address: to.email }, language, { ...words, button: { label, url: to.link } })
}
