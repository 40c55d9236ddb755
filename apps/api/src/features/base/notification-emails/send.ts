import {
  findRecipients,
  quietUntil,
  type Recipient,
  unsubscribeLinks,
  wantedKinds,
} from '#features/base/notification-settings'
import { deliverOnce, findKind, type NoticeKind, type OutgoingNotice, undelivered } from '#features/base/notifications'
import { emailPicture } from '#features/base/uploads'
import type { AppContext } from '#platform/app-context.ts'
import { minutesAfter } from '#platform/clock.ts'
import type { Facts } from '#platform/facts.ts'
import { digestEmail, emailAtOnce, type Reader } from './compose.ts'
import { postpone, saveSent } from './queries.ts'
import { atOnceAfter, oldestMinutes } from './rules.ts'

const mostNotices = 100

const isUrgent = ({ weight, hasOwnEmail }: NoticeKind) => weight === 'urgent' && !hasOwnEmail
const isForDigest = ({ weight, hasOwnEmail }: NoticeKind) => weight !== 'quiet' && !hasOwnEmail

/** Notices with the pictures that mail programs can draw. */
const withPictures = (app: AppContext, notices: readonly OutgoingNotice[]) =>
  Promise.all(
    notices.map(async notice => {
      const { pictureKey } = notice
      return { ...notice, picture: pictureKey && (await emailPicture(app, pictureKey, 'portrait')) }
    }),
  )

/** When an e-mail may tell of it. */
const dueAt = (app: AppContext, { kind, created_at }: OutgoingNotice): Date => {
  const found = findKind(app, kind)
  return minutesAfter(new Date(created_at), (found && atOnceAfter(found)) ?? 0)
}

/** Urgent ones, in an e-mail for each category, since each can be unsubscribed for itself. */
async function sendAtOnce(app: AppContext, reader: Recipient & Reader): Promise<void> {
  const found = await undelivered(
    app,
    {
      user_id: reader.id,
      kinds: wantedKinds(app, reader, 'email', isUrgent),
      untold: ['email'],
      since: minutesAfter(app.clock.now(), -oldestMinutes.now),
      max: mostNotices,
    },
    reader.language,
  )
  const now = app.clock.now()
  const { true: due = [], false: early = [] } = Object.groupBy(found, one => `${dueAt(app, one) <= now}`)
  const [next] = early.map(one => dueAt(app, one)).sort((one, other) => one.getTime() - other.getTime())
  if (next) await postpone(app.db, reader.id, 'now', next)
  for (const [list, notices] of Map.groupBy(due, one => one.category))
    await deliverOnce(app, 'email', notices, async claimed => {
      const links = unsubscribeLinks(app, { user_id: reader.id, list })
      await app.mailer.send(emailAtOnce(reader, list, await withPictures(app, claimed), { ...app.settings, links }))
      await saveSent(app.db, reader.id, app.clock.now())
    })
}

/** All that is unread and was told in no other way. */
async function sendDigest(app: AppContext, reader: Recipient & Reader): Promise<void> {
  if (!reader.has_digest) return
  const found = await undelivered(
    app,
    {
      user_id: reader.id,
      kinds: wantedKinds(app, reader, 'email', isForDigest),
      untold: ['email', 'push'],
      since: minutesAfter(app.clock.now(), -oldestMinutes.digest),
      max: mostNotices,
    },
    reader.language,
  )
  await deliverOnce(app, 'email', found, async claimed => {
    const links = unsubscribeLinks(app, { user_id: reader.id, list: 'digest' })
    await app.mailer.send(digestEmail(reader, await withPictures(app, claimed), { ...app.settings, links }))
  })
}

/** Whoever is left in peace now hears of it afterwards. @throws when the mail server does not take it */
export async function send(app: AppContext, { user_id, sort }: Facts['notification.email_due']): Promise<void> {
  const [found] = await findRecipients(app.db, [user_id])
  if (!found?.email) return
  const reader = { ...found, email: found.email }
  const until = quietUntil(reader, app.clock.now())
  if (until) await postpone(app.db, user_id, sort, until)
  else if (sort === 'digest') await sendDigest(app, reader)
  else await sendAtOnce(app, reader)
}
