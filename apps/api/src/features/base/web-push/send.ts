import type { PushedNotice } from '@celebrio/contract/base/web-push'
import pLimit from 'p-limit'
import { findRecipients, quietUntil, type Recipient, wantedKinds } from '#features/base/notification-settings'
import { deliverOnce, findKind, type OutgoingNotice, undelivered } from '#features/base/notifications'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { minutesAfter } from '#platform/clock.ts'
import { pushOf, pushOfMany } from './compose.ts'
import { claimDue, deleteSubscription, findDevices, findReachable, saveDue } from './queries.ts'

/** What is older is no news; quiet hours last less. */
const oldestMinutes = 24 * 60

/** As many as a device shows one by one. */
const oneByOne = 3
const mostNotices = 50

/** People who are pushed to at the same time. */
const atOnce = 8

class NobodyTookIt extends Error {}

/** To each device of somebody; those that want no more are forgotten. @throws when no device took it */
async function pushToDevices(app: AppContext, userId: number, push: PushedNotice, isUrgent: boolean): Promise<void> {
  const devices = await findDevices(app.db, userId)
  const message = { payload: JSON.stringify(push), topic: push.tag, isUrgent }
  const results = await Promise.allSettled(
    devices.map(async device => {
      const result = await app.pushes.send(device, message)
      if (result === 'gone') await deleteSubscription(app.db, device.id)
      return result
    }),
  )
  for (const result of results) if (result.status === 'rejected') app.log.warn({ err: result.reason }, 'push')
  if (!results.some(result => result.status === 'fulfilled' && result.value === 'taken')) throw new NobodyTookIt()
}

/** What no device took is as if nobody had tried; an e-mail tells of it. */
async function deliver(app: AppContext, reader: Recipient, notices: readonly OutgoingNotice[]): Promise<void> {
  const isUrgent = notices.some(one => findKind(app, one.kind)?.weight === 'urgent')
  const pushing = deliverOnce(app, 'push', notices, async claimed => {
    const [first] = claimed
    const push = claimed.length > 1 || !first ? pushOfMany(reader, claimed) : pushOf(reader, first)
    await pushToDevices(app, reader.id, push, isUrgent)
  })
  await pushing.catch((error: unknown) => {
    if (!(error instanceof NobodyTookIt)) throw error
  })
}

async function pushTo(app: AppContext, reader: Recipient): Promise<void> {
  const until = quietUntil(reader, app.clock.now())
  if (until) return saveDue(app.db, reader.id, until)
  const wanted = {
    user_id: reader.id,
    kinds: wantedKinds(app, reader, 'push', kind => kind.weight !== 'quiet'),
    untold: ['push'] as const,
    since: minutesAfter(app.clock.now(), -oldestMinutes),
    max: mostNotices,
  }
  const notices = await undelivered(app, wanted, reader.language)
  const lists = [...Map.groupBy(notices, one => one.list).values()]
  const parts = lists.flatMap(some => (some.length > oneByOne ? [some] : some.toReversed().map(one => [one])))
  for (const part of parts) await deliver(app, reader, part)
}

/** Pushes to those of some people who have a device that takes pushes whatever they have not read and were not pushed. */
export async function pushToAll(app: AppContext, { user_ids }: { user_ids: number[] }): Promise<void> {
  const reachable = await findReachable(app.db, user_ids)
  if (reachable.length === 0) return
  const limit = pLimit(atOnce)
  await Promise.all((await findRecipients(app.db, reachable)).map(reader => limit(() => pushTo(app, reader))))
}

const max = 100

/** To those whose quiet hours have ended. */
export async function handOn(app: AppContext): Promise<void> {
  const some = () =>
    inTransaction(app, async tx => {
      const user_ids = await claimDue(tx, { now: app.clock.now(), max })
      if (user_ids.length > 0) await app.emit(tx, 'notification.push_due', { user_ids })
      return user_ids.length
    })
  while ((await some()) === max);
}
