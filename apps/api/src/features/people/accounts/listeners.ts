import { type Listener, on, type ScheduledJob } from '#platform/facts.ts'
import { sendReset } from './forgot-password.ts'
import { deleteIdleSessions } from './queries/sessions.ts'
import { deleteExpiredTokens } from './queries/tokens.ts'
import { sendVerification } from './verify-email.ts'

export const listeners: Listener[] = [
  on('account.registered', 'accounts.welcome', sendVerification),
  on('account.verification_asked', 'accounts.verify', sendVerification),
  on('account.password_forgotten', 'accounts.reset', sendReset),
  on('session.ended', 'accounts.hang_up', async (app, { session_ids }) => app.realtime.endSessions(session_ids)),
]

export const scheduledJobs: ScheduledJob[] = [
  {
    name: 'accounts.sweep',
    cron: '17 * * * *',
    run: async app => {
      await deleteExpiredTokens(app.db, app.clock.now())
      await deleteIdleSessions(app.db, app.clock.now())
    },
  },
]
