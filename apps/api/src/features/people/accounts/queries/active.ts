import { sql } from 'kysely'

/**
 * The status of accounts that take part. It is written into statements, not sent with them: nearly all accounts have it,
 * which PostgreSQL knows only of a value that it can see.
 */
export const active = sql.lit('active' as const)
