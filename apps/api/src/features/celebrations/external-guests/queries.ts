import { sql } from 'kysely'
import { active } from '#features/people/accounts'
import { visiblePeople } from '#features/people/friends'
import { hashOfToken } from '#platform/auth/tokens.ts'
import type { Db, Tx } from '#platform/db/database.ts'

export const insertLink = async (tx: Tx, token: string, guest_id: number, created_at: Date): Promise<void> => {
  await tx
    .insertInto('guest_links')
    .values({ token_hash: hashOfToken(token), guest_id, created_at })
    .execute()
}

/** What a link leads to, valid or not. */
export const findLink = (db: Db, token: string) =>
  db
    .selectFrom('guest_links')
    .leftJoin('event_guests as guest', 'guest.id', 'guest_links.guest_id')
    .select(['guest.id', 'guest.event_id', 'guest.user_id', 'guest.invitee_name as name', 'guest_links.ended_at'])
    .where('guest_links.token_hash', '=', hashOfToken(token))
    .executeTakeFirst()

export const endLinks = async (tx: Tx, guestId: number, ended_at: Date): Promise<void> => {
  await tx
    .updateTable('guest_links')
    .set({ ended_at })
    .where('guest_id', '=', guestId)
    .where('ended_at', 'is', null)
    .execute()
}

/** Makes the links of one entry lead to another. */
export const moveLinks = async (tx: Tx, from: number, to: number): Promise<void> => {
  await tx.updateTable('guest_links').set({ guest_id: to }).where('guest_id', '=', from).execute()
}

/** Somebody's e-mail address, if it is verified. */
export const findProvedAddress = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('id', '=', userId)
    .where('status', '=', active)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst()

/** Whether an e-mail address is somebody's own, ignoring case. */
export async function isAddressOf(db: Db, userId: number, email: string): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where(sql<boolean>`lower(users.email) = lower(${email}::text)`)
    .executeTakeFirst()
  return user !== undefined
}

/** The name and language of a host, for e-mails in their name. */
export const findWriter = (db: Db, userId: number) =>
  db.selectFrom('users').select(['name', 'language']).where('id', '=', userId).executeTakeFirst()

/** The host of an event, unless the account is inactive, or host or guest has blocked the other. */
export async function findHostFor(db: Db, eventId: number, userId: number): Promise<number | undefined> {
  const event = await db
    .selectFrom('events')
    .innerJoin('users as host', 'host.id', 'events.user_id')
    .select('events.user_id')
    .where('events.id', '=', eventId)
    .where(visiblePeople(db, userId, 'host'))
    .executeTakeFirst()
  return event?.user_id
}
