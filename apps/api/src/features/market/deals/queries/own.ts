import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { cursorTimestamp, newestFirst, type Paging } from '#platform/db/keyset.ts'
import { visibleDeals } from './visible.ts'

type Ids = Promise<{ id: number; position: string }[]>

/** Somebody's own deals, archived or the others, last posted first. */
export const findOwn = (db: Db, userId: number, isArchive: boolean, paging: Paging): Ids =>
  newestFirst(
    db
      .selectFrom('deals as deal')
      .select(['deal.id', cursorTimestamp(sql`deal.created_at`).as('position')])
      .where('deal.user_id', '=', userId)
      .where('deal.withheld', 'is distinct from', sql.lit('removed'))
      .where('deal.status', isArchive ? '=' : '<>', 'archive'),
    sql`deal.created_at`,
    sql`deal.id`,
    paging,
  ).execute()

/** What somebody has saved and may still see, last saved first. */
export const findSaved = (db: Db, userId: number, paging: Paging): Ids =>
  newestFirst(
    db
      .selectFrom('deal_saves as saved')
      .select(['saved.deal_id as id', cursorTimestamp(sql`saved.created_at`).as('position')])
      .where('saved.user_id', '=', userId)
      .where(
        sql<boolean>`(${visibleDeals(db, userId)
          .select(sql`true`.as('yes'))
          .where('deal.id', '=', sql.ref<number>('saved.deal_id'))}) IS TRUE`,
      ),
    sql`saved.created_at`,
    sql`saved.deal_id`,
    paging,
  ).execute()
