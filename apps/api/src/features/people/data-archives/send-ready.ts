import { archiveDays } from '@celebrio/contract/people/data-archives'
import { findActiveById } from '#features/people/accounts'
import type { AppContext } from '#platform/app-context.ts'
import type { Facts } from '#platform/facts.ts'
import { dayText } from '#platform/formats.ts'
import { calledName } from '#platform/mail/called-name.ts'
import { mail } from '#platform/mail/layout.ts'
import { messages } from './messages.ts'
import { findArchive } from './queries/archives.ts'

/** Tells its owner that an archive is ready. The link leads to the settings: the file is for who is signed in there. */
export async function sendReady(app: AppContext, { user_id }: Facts['data_archive.ready']): Promise<void> {
  const account = await findActiveById(app.db, user_id)
  const archive = await findArchive(app.db, user_id)
  if (!account || archive?.state !== 'ready' || !archive.expires_at) return
  const { language, email } = account
  const name = calledName(account.name)
  const day = dayText(language, archive.expires_at)
  const { label, ...words } = messages[language].readyEmail(name, { day, days: archiveDays })
  const url = `${app.settings.publicUrl}/settings`
  await app.mailer.send(mail({ name, address: email }, language, { ...words, button: { label, url } }))
}
