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
    .select(['guest.id', 'guest.event_id', 'guest.user_id', 'guest.external_name as name', 'guest_links.ended_at'])
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
