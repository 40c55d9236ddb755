import { sql } from 'kysely'
import { userOf } from '#features/people/accounts'
import { connectionsOf, findablePeople, visiblePeople, visibleProviders } from '#features/people/friends'
import { candidatesByPrefix, type Named, rarestPrefix } from '#features/people/name-search'
import type { Db } from '#platform/db/database.ts'

type Asked = { viewerId: number; named: Named | undefined; max: number }

const hasName = (named: Named | undefined) =>
  named ? sql<boolean>`users.name_words @@ ${named.searchTerms}::tsquery` : sql<boolean>`true`

/** Connections whose name begins so, newest first. */
export const offerConnections = (db: Db, { viewerId, named, max }: Asked) =>
  db
    .selectFrom(connectionsOf(db, viewerId, named?.ids ?? null).as('friend'))
    .innerJoinLateral(userOf(db, 'friend.friend_id').as('users'), join => join.onTrue())
    .select(['users.id', 'users.name', 'users.profile_picture'])
    .where(visiblePeople(db, viewerId, 'users'))
    .where('users.user_type', '=', 0)
    .where(hasName(named))
    .orderBy('friend.created_at', 'desc')
    .orderBy('friend.friend_id', 'desc')
    .limit(max)
    .execute()

type AskedByName = { viewerId: number; searchTerms: string; max: number }

/** Others whose name begins so and who let the viewer find them, no children, in the order of the words of their names. */
export const offerOthers = (db: Db, { viewerId, searchTerms, max }: AskedByName, but: number[]) =>
  db
    .selectFrom(candidatesByPrefix(sql`(${rarestPrefix(searchTerms)})`).as('candidate'))
    .innerJoinLateral(userOf(db, 'candidate.id').as('users'), join => join.onTrue())
    .select(['users.id', 'users.name', 'users.profile_picture'])
    .where(sql<boolean>`users.name_words @@ ${searchTerms}::tsquery`)
    .where(visiblePeople(db, viewerId, 'users'))
    .where(findablePeople(db, viewerId, 'users'))
    .where('users.user_type', '=', 0)
    .where('users.id', '<>', sql<number>`ALL(${[viewerId, ...but]}::bigint[])`)
    .where('users.is_kid', '=', false)
    .limit(max)
    .execute()

/** Providers whose company's name begins so, by the account that answers for them; not in any order either. */
export const offerProviders = (db: Db, { viewerId, searchTerms, max }: AskedByName, but: number[]) =>
  visibleProviders(db, viewerId)
    .select(['company.user_id as id', 'company.company_name as name', 'company.logo as profile_picture'])
    .where(sql<boolean>`name_words(company.company_name) @@ ${searchTerms}::tsquery`)
    .where('company.user_id', '<>', sql<number>`ALL(${[viewerId, ...but]}::bigint[])`)
    .limit(max)
    .execute()
