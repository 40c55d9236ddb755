import { notificationCountMax } from '@celebrio/contract/base/notifications'
import { type RawBuilder, sql } from 'kysely'
import { compiledQuery } from '#platform/db/compiled-query.ts'
import type { Db } from '#platform/db/database.ts'
import { cursorTimestamp, newestFirst, type Paging } from '#platform/db/keyset.ts'
import type { Registry } from '../register-notices.ts'
import type { ActColumns, SubjectFacts } from './notice-sql.ts'

const time = sql.ref('notifications.happened_at')
const id = sql.ref('notifications.id')
const subject = 'notifications.subject_id'
const details = sql.ref('notifications.details')

/** What each of some names has its own SQL for; the others have `otherwise`. */
function choose<Value>(column: string, cases: readonly (readonly [string, RawBuilder<unknown>])[], otherwise: string) {
  if (cases.length === 0) return sql<Value>`${sql.raw(otherwise)}`
  const whens = cases.map(([name, then]) => sql`WHEN ${sql.lit(name)} THEN ${then}`)
  return sql<Value>`CASE ${sql.ref(column)} ${sql.join(whens, sql` `)} ELSE ${sql.raw(otherwise)} END`
}

/** The SQL that some of the registered parts have. */
const casesOf = <Part>(parts: ReadonlyMap<string, Part>, sqlOf: (part: Part) => RawBuilder<unknown> | undefined) =>
  [...parts].flatMap(([name, part]) => {
    const then = sqlOf(part)
    return then ? [[name, then] as const] : []
  })

/** Whose subject is there for the viewer, of the kinds that are known: those of a newer version are not. */
const about = ({ kinds, subjects }: Registry, db: Db, viewerId: number) => {
  const seen = casesOf(subjects, one =>
    one.visible ? sql`EXISTS (SELECT FROM ${one.visible(db, viewerId, subject)} AS seen OFFSET 0)` : sql`true`,
  )
  return db
    .selectFrom('notifications')
    .where('notifications.user_id', '=', viewerId)
    .where(sql<boolean>`notifications.kind IN (${sql.join([...kinds.keys()].map(kind => sql.lit(kind)))})`)
    .where(choose<boolean>('notifications.subject_type', seen, 'notifications.subject_type IS NULL'))
}

type Actor = { id: number; name: string; profile_picture: string | null }

/** Who did it, as far as the viewer may know of them, where it still holds. `found` names what is known of each. */
function actorsOf({ kinds, actors }: Registry, db: Db, viewerId: number) {
  const found = [...actors].map(([type, find], index) => ({ type, find, name: `found_${index}` }))
  const joins = found.map(
    ({ type, find, name }) =>
      sql`LEFT JOIN LATERAL (
        SELECT one.id, one.name, one.profile_picture FROM ${find(db, viewerId, 'act.actor_id')} AS one
        WHERE act.actor_type = ${sql.lit(type)} LIMIT 1) AS ${sql.ref(name)} ON true`,
  )
  const column = (key: keyof Actor) => sql`coalesce(${sql.join(found.map(({ name }) => sql.ref(`${name}.${key}`)))})`
  const columns: ActColumns = { subject: 'act.subject_id', actor: sql<number>`act.actor_id`, details }
  const holds = casesOf(kinds, kind => kind.holds?.(db, viewerId, columns))
  const rows = sql`FROM notification_actors AS act ${sql.join(joins, sql` `)}
    WHERE act.notification_id = notifications.id AND ${column('id')} IS NOT NULL
      AND ${choose('act.kind', holds, 'true')}`
  return { rows, column }
}

type LastActors = { total: number; people: Actor[] }

/** How many did it, up to the limit, and the last three of them; no row where there is nobody of whom the viewer may know. */
function lastActors(registry: Registry, db: Db, viewerId: number) {
  const { rows, column } = actorsOf(registry, db, viewerId)
  return sql<LastActors>`(
    SELECT count(*) AS total, to_jsonb((array_agg(
      jsonb_build_object('id', one.id, 'name', one.name, 'profile_picture', one.profile_picture)
      ORDER BY one.happened_at DESC, one.id DESC))[1:3]) AS people
    FROM (
      SELECT ${column('id')} AS id, ${column('name')} AS name, ${column('profile_picture')} AS profile_picture,
        act.happened_at
      ${rows} ORDER BY act.happened_at DESC, act.actor_id DESC LIMIT ${sql.lit(notificationCountMax)}) AS one
    HAVING count(*) > 0)`
}

/** A page of what somebody was told, last first. */
export function listOf(registry: Registry, db: Db, viewerId: number, paging: Paging) {
  const { kinds, subjects } = registry
  const described = casesOf(subjects, one => one.describe(subject, details))
  const last: ActColumns = { subject, actor: sql<number>`(who.people -> 0 ->> 'id')::bigint`, details }
  const opens = casesOf(kinds, kind => kind.opens?.(db, viewerId, last))
  const list = about(registry, db, viewerId)
    .innerJoinLateral(lastActors(registry, db, viewerId).as<'who'>(sql.ref('who')), join => join.onTrue())
    .select([
      'notifications.id',
      'notifications.kind',
      'notifications.subject_id',
      'notifications.details',
      'notifications.happened_at',
      'notifications.read_at',
      choose<SubjectFacts | null>('notifications.subject_type', described, 'NULL').as('subject'),
      choose<number | null>('notifications.kind', opens, 'NULL').as('open_comment_id'),
      'who.total',
      'who.people',
      cursorTimestamp(time).as('position'),
    ])
  return newestFirst(list, time, id, paging)
}

export type NotificationRow = Awaited<ReturnType<ReturnType<typeof listOf>['execute']>>[number]

type ForViewer = { viewerId: number }

/** What is in the list: not what is read elsewhere. */
function listedOf({ kinds, subjects, ...others }: Registry): Registry {
  const listed = new Map([...kinds].filter(([, kind]) => !kind.elsewhere))
  const about = new Set([...listed.values()].map(kind => kind.subject))
  return { ...others, kinds: listed, subjects: new Map([...subjects].filter(([name]) => about.has(name))) }
}

/** The reads of what features have registered, put together once: the text of each is the same for everybody. */
export function pageQueries(all: Registry) {
  const registry = listedOf(all)
  const firstPage = compiledQuery((db, { viewerId }: ForViewer, per_page: number) =>
    listOf(registry, db, viewerId, { per_page }).compile(),
  )
  const unread = compiledQuery((db, { viewerId }: ForViewer, max: number) => {
    const some = about(registry, db, viewerId)
      .where(sql<boolean>`EXISTS (SELECT ${actorsOf(registry, db, viewerId).rows})`)
      .where('notifications.read_at', 'is', null)
      .select('notifications.id')
      .limit(max)
    return db.selectFrom(some.as('some')).select(sql<number>`count(*)`.as('total')).compile()
  })
  return {
    /** One page, last first, and one row more: what they are about and one who did it are there for the viewer. */
    findPage: (db: Db, viewerId: number, { page = 1, per_page, cursor }: Paging): Promise<NotificationRow[]> =>
      page === 1 && !cursor
        ? firstPage(db, { viewerId }, per_page)
        : listOf(registry, db, viewerId, { page, per_page, cursor }).execute(),
    /** One of them, if it is there for the viewer. */
    findOne: async (db: Db, viewerId: number, one: number): Promise<NotificationRow | undefined> =>
      (await listOf(registry, db, viewerId, { per_page: 1 }).where(id, '=', one).execute())[0],
    /** Up to the limit. */
    async countUnread(db: Db, viewerId: number): Promise<number> {
      const [row] = await unread(db, { viewerId }, notificationCountMax)
      return row?.total ?? 0
    },
  }
}
