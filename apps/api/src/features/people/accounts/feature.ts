import { type Listener, on, type ScheduledJob } from '#platform/facts.ts'
import type { Feature } from '#platform/feature.ts'
import { sendReset } from './forgot-password.ts'
import { deleteIdleSessions } from './queries/sessions.ts'
import { deleteExpiredTokens } from './queries/tokens.ts'
import { routes } from './routes.ts'
import { sendVerification } from './verify-email.ts'

declare module '#platform/facts.ts' {
  interface Facts {
    'account.registered': { user_id: number }
    'account.verification_asked': { user_id: number }
    'account.password_forgotten': { email: string; language: string }
    /** Whoever signs in there can read what is sent to its e-mail. */
    'account.email_verified': { user_id: number }
    'session.ended': { session_ids: number[] }
  }
}

const listeners: Listener[] = [
  on('account.registered', 'accounts.welcome', sendVerification),
  on('account.verification_asked', 'accounts.verify', sendVerification),
  on('account.password_forgotten', 'accounts.reset', sendReset),
  on('session.ended', 'accounts.hang_up', async (app, { session_ids }) => app.realtime.endSessions(session_ids)),
]

const scheduledJobs: ScheduledJob[] = [
  {
    name: 'accounts.sweep',
    cron: '17 * * * *',
    run: async app => {
      await deleteExpiredTokens(app.db, app.clock.now())
      await deleteIdleSessions(app.db, app.clock.now())
    },
  },
]

export const accounts: Feature = { name: 'accounts', routes, listeners, scheduledJobs }
