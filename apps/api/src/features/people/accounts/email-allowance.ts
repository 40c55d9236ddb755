import type { AppContext } from '#platform/app-context.ts'
import { countUnverifiedEmail } from './queries/unverified-emails.ts'
import { maxUnverifiedEmailsPerDay } from './rules.ts'

type Account = { id: number; email_verified_at: Date | null }

/**
 * Whether an account may cause one more e-mail to its own address today. Before the address is verified it may be a
 * stranger's, so that few are sent, and counted.
 */
export const allowOwnEmail = async (app: AppContext, { id, email_verified_at }: Account): Promise<boolean> =>
  email_verified_at !== null || countUnverifiedEmail(app.db, id, app.clock.now(), maxUnverifiedEmailsPerDay)
