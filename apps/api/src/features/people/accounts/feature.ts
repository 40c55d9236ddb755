import { dayOf } from '#platform/clock.ts'
import { type Listener, on, type ScheduledJob } from '#platform/facts.ts'
import type { Feature } from '#platform/feature.ts'
import { sendCodesUsedUp, sendPasswordChanged, sendReset } from './forgot-password.ts'
import { deleteEndedSessions } from './queries/sessions.ts'
import { deleteExpiredTokens } from './queries/tokens.ts'
import { endChildhoods } from './queries/users.ts'
import { routes } from './routes.ts'
import { sendVerification } from './verify-email.ts'

declare module '#platform/facts.ts' {
  interface Facts {
    'account.registered': { user_id: number }
    'account.verification_asked': { user_id: number }
    'account.password_forgotten': { email: string; language: string }
    /** The tenth wrong code of a day. */
    'account.codes_used_up': { user_id: number }
    /** Whoever signs in there can read what is sent to its e-mail. */
    'account.email_verified': { user_id: number }
    /** Its owner has come for an account that somebody else may have made with their address. */
    'account.taken_over': { user_id: number }
    /** The key of a company's document that has been replaced. */
    'account.document_replaced': { key: string }
    'account.password_changed': { user_id: number }
    'session.ended': { session_ids: number[] }
  }
}

const listeners: Listener[] = [
  on('account.registered', 'accounts.welcome', sendVerification),
  on('account.verification_asked', 'accounts.verify', sendVerification),
  on('account.password_forgotten', 'accounts.reset', sendReset),
  on('account.codes_used_up', 'accounts.warn-of-codes', sendCodesUsedUp),
  on('account.document_replaced', 'accounts.delete-document', (app, { key }) => app.files.delete(key)),
  on('account.password_changed', 'accounts.tell-of-password', sendPasswordChanged),
  on('session.ended', 'accounts.end-connections', async (app, { session_ids }) =>
    app.realtime.endSessions(session_ids),
  ),
]

const scheduledJobs: ScheduledJob[] = [
  {
    name: 'accounts.sweep',
    cron: '17 * * * *',
    run: async app => {
      await deleteExpiredTokens(app.db, app.clock.now())
      await deleteEndedSessions(app.db, app.clock.now())
    },
  },
  // Every hour, since nobody should wait for a day because the server slept at midnight.
  {
    name: 'accounts.end-childhoods',
    cron: '1 * * * *',
    run: app => endChildhoods(app.db, dayOf(app.clock.now())),
  },
]

export const accounts: Feature = { name: 'accounts', routes, listeners, scheduledJobs }
