import { type Chore, type Listener, on } from '#platform/facts.ts'
import { sendReset } from './forgot-password.ts'
import { deleteIdleSessions } from './queries/sessions.ts'
import { deleteExpiredTokens } from './queries/tokens.ts'
import { sendVerification } from './verify-email.ts'

export const accountListeners: Listener[] = [
  on('account.registered', 'accounts.welcome', sendVerification),
  on('account.verification_asked', 'accounts.verify', sendVerification),
  on('account.password_forgotten', 'accounts.reset', sendReset),
  on('session.ended', 'accounts.hang_up', async (kit, { session_ids }) => kit.realtime.endSessions(session_ids)),
]

export const accountChores: Chore[] = [
  {
    queue: 'accounts.sweep',
    cron: '17 * * * *',
    run: async kit => {
      await deleteExpiredTokens(kit.db, kit.clock.now())
      await deleteIdleSessions(kit.db, kit.clock.now())
    },
  },
]
