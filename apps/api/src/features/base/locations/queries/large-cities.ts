import { sql } from 'kysely'

/** Those beside which smaller ones of a short beginning are not looked at: `cities_large` has them. */
export const isLarge = sql`(population >= 100000 OR is_capital)`
