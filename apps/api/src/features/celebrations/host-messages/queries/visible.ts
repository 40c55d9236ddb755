import { type RawBuilder, sql } from 'kysely'
import type { NoticeHolds } from '#features/base/notifications'
import { eventVisible, worksAt } from '#features/celebrations/events'
import type { GuestIdentity } from '#features/celebrations/guests'
import { userOf } from '#features/people/accounts'
import { unblockedPeople } from '#features/people/friends'
import type { Db } from '#platform/db/database.ts'
import { perRow } from '#platform/db/per-row.ts'

const isOwn = ({ id, guestId }: GuestIdentity) =>
  guestId === undefined ? sql`own.user_id = ${id}` : sql`own.id = ${guestId} AND own.user_id IS NULL`

/** The message is to the viewer: they were invited, and have a seat if it is to those who are going. */
const isAddressed = (viewer: GuestIdentity) => sql<boolean>`EXISTS (
  SELECT FROM event_guests AS own WHERE own.event_id = message.event_id AND ${isOwn(viewer)}
    AND own.is_invited AND own.status <> 'removed' AND (message.audience = 'invited' OR own.has_seat))`

/** Event staff, down to those at the door. */
const isStaff = (db: Db, viewerId: number) =>
  sql<boolean>`EXISTS (${perRow(worksAt(db, viewerId, sql.ref<number>('message.event_id'), 'door'))})`

/**
 * The one rule of who may read what hosts write: those to whom it is, and who works for the event; as long as they may see
 * the event, and neither blocks its author nor is blocked.
 */
export const visibleMessages = (db: Db, viewer: GuestIdentity, event: number | RawBuilder<number>) =>
  db
    .selectFrom('event_host_messages as message')
    .innerJoinLateral(userOf(db, 'message.user_id').as('author'), join => join.onTrue())
    .where('message.event_id', '=', event)
    .where(unblockedPeople(db, viewer.id, 'author'))
    .where(({ exists }) => exists(perRow(eventVisible(db, viewer.id, 'message.event_id', viewer.guestId))))
    .where(({ or }) => or([isStaff(db, viewer.id), isAddressed(viewer)]))

/** The author has written something that the viewer may read. */
export const isToViewer: NoticeHolds = (db, viewerId, { subject, actor }) =>
  sql<boolean>`EXISTS (${visibleMessages(db, { id: viewerId }, sql.ref<number>(subject))
    .select(sql`1`.as('one'))
    .where('message.user_id', '=', sql<number>`${actor}`)})`
