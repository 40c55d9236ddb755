import { type SelectQueryBuilder, sql } from 'kysely'

/**
 * A subquery for EXISTS that is looked up by index for each row that is read.
 *
 * Without OFFSET, PostgreSQL may turn the subquery into a join and read everything that matches it first: all that a
 * heavy viewer has ever liked or hidden, for a page of twenty. Which of both it does depends on its statistics.
 */
export const perRow = <DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>) => query.offset(sql.lit(0))

/** The same for a join: a subquery for LATERAL that finds at most one row, by its key. */
export const oneRow = <DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>) => query.limit(sql.lit(1))
