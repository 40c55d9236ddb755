import { sql } from 'kysely'

/** Whether the staff has seen a document that shows who is behind a company. */
export const isVerified = (company: string) => sql<boolean>`EXISTS (
  SELECT FROM store_verifications WHERE provider_id = ${sql.ref(company)} AND state = 'verified')`
