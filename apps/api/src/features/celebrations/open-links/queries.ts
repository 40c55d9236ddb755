import type { Updateable } from 'kysely'
import { takenByOpenLink } from '#features/celebrations/guests'
import { hashOfToken } from '#platform/auth/tokens.ts'
import type { Db, Tables, Tx } from '#platform/db/database.ts'

const links = (db: Db) =>
  db
    .selectFrom('open_links')
    .select(['event_id', 'version', 'is_open', 'asks_email', 'asks_host', 'max_people'])
    .select(takenByOpenLink('open_links.event_id').as('taken'))

/** The link of an event, with how many people have taken part by it. */
export const findLinkOf = (db: Db, eventId: number) => links(db).where('event_id', '=', eventId).executeTakeFirst()

export type OpenLinkRow = NonNullable<Awaited<ReturnType<typeof findLinkOf>>>

/** What a token leads to, open or not. */
export const findByToken = (db: Db, token: string) =>
  links(db).where('token_hash', '=', hashOfToken(token)).executeTakeFirst()

/** Makes the first link of an event. */
export const insertLink = async (tx: Tx, event_id: number, token: string, created_at: Date): Promise<void> => {
  const settings = { is_open: true, asks_email: false, asks_host: false }
  await tx
    .insertInto('open_links')
    .values({ event_id, token_hash: hashOfToken(token), version: 1, created_at, ...settings })
    .execute()
}

/** Replaces the token; who has the old one finds nothing. */
export const replaceToken = async (tx: Tx, eventId: number, token: string, version: number): Promise<void> => {
  await tx
    .updateTable('open_links')
    .set({ token_hash: hashOfToken(token), version, is_open: true })
    .where('event_id', '=', eventId)
    .execute()
}

type Settings = Pick<Updateable<Tables['open_links']>, 'is_open' | 'asks_email' | 'asks_host' | 'max_people'>

export const changeSettings = async (tx: Tx, eventId: number, settings: Settings): Promise<void> => {
  await tx.updateTable('open_links').set(settings).where('event_id', '=', eventId).execute()
}
