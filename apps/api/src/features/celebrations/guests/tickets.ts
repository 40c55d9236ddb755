import { randomInt } from 'node:crypto'
import type { AppContext } from '#platform/app-context.ts'
import type { Tx } from '#platform/db/database.ts'
import { insertTickets, revokeTickets } from './queries/tickets.ts'
import { codeAlphabet } from './rules.ts'
import type { RevokedFor } from './tables.ts'

const codeLength = 8

/** 40 random bits, each of the alphabet's characters as likely as the others. */
const newCode = (): string =>
  Array.from({ length: codeLength }, () => codeAlphabet.charAt(randomInt(codeAlphabet.length))).join('')

/**
 * Issues one ticket to each of these guests, who have no valid one. A code that is already taken is drawn again.
 * @param draw makes a code; passed in by tests only
 */
export async function issueTickets(
  app: AppContext,
  tx: Tx,
  guestIds: readonly number[],
  draw = newCode,
): Promise<void> {
  let without = guestIds
  while (without.length > 0) {
    const created_at = app.clock.now()
    const having = await insertTickets(
      tx,
      without.map(guest_id => ({ guest_id, code: draw(), created_at })),
    )
    without = without.filter(id => !having.has(id))
  }
}

/** Revokes the tickets of guests; the door shows the reason. */
export const endTickets = (app: AppContext, tx: Tx, guestIds: readonly number[], reason: RevokedFor): Promise<void> =>
  revokeTickets(tx, guestIds, reason, app.clock.now())
