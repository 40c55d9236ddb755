import { sql } from 'kysely'

// Callers may send any whole number; compared as bigint one beyond integer is merely unknown.
export const bigintId = (id: number | null | undefined) => sql<number>`${id ?? null}::bigint`
