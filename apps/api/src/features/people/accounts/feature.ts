import { dayOf } from '#platform/clock.ts'
import { type Listener, on, type ScheduledJob } from '#platform/facts.ts'
import type { Feature } from '#platform/feature.ts'
import { sendNewEmail } from './change-email.ts'
import { sendEmailChanged } from './confirm-email.ts'
import { sendDeleted } from './delete-account.ts'
import { eraseDueAccounts, eraseSignIns } from './erase-account.ts'
import { sendCodesUsedUp, sendPasswordChanged, sendReset } from './forgot-password.ts'
import { personalData } from './personal-data.ts'
import { personalFiles } from './personal-files.ts'
import { deleteExpiredChallenges } from './queries/challenges.ts'
import { deleteExpiredChanges } from './queries/email-changes.ts'
import { deleteEndedSessions } from './queries/sessions.ts'
import { deleteExpiredTokens } from './queries/tokens.ts'
import { endChildhoods } from './queries/users.ts'
import { sendReactivated } from './reactivate-account.ts'
import { routes } from './routes.ts'
import type { SecondStepChange } from './second-step-changes.ts'
import { endSuspensions } from './suspend-by-staff.ts'
import { sendSecondStepChanged } from './tell-of-second-step.ts'
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
    /** By its owner, who may come back for a while. */
    'account.deleted': { user_id: number }
    /** By its owner, who had suspended or deleted it. */
    'account.reactivated': { user_id: number }
    'account.password_changed': { user_id: number }
    'account.email_change_asked': { user_id: number }
    /** The way back to the address of before. */
    'account.email_changed': { undo_id: number }
    'account.second_step_changed': { user_id: number; change: SecondStepChange }
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
  on('account.email_change_asked', 'accounts.ask-new-address', sendNewEmail),
  on('account.email_changed', 'accounts.tell-old-address', sendEmailChanged),
  on('account.second_step_changed', 'accounts.tell-of-second-step', sendSecondStepChanged),
  on('account.deleted', 'accounts.say-goodbye', sendDeleted),
  on('account.reactivated', 'accounts.welcome-back', sendReactivated),
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
      await deleteExpiredChallenges(app.db, app.clock.now())
      await deleteExpiredChanges(app.db, app.clock.now())
      await deleteEndedSessions(app.db, app.clock.now())
    },
  },
  { name: 'accounts.end-suspensions', cron: '* * * * *', run: endSuspensions },
  { name: 'accounts.erase', cron: '37 * * * *', run: eraseDueAccounts },
  // Every hour, since nobody should wait for a day because the server slept at midnight.
  {
    name: 'accounts.end-childhoods',
    cron: '1 * * * *',
    run: app => endChildhoods(app.db, dayOf(app.clock.now())),
  },
]

export const accounts: Feature = {
  name: 'accounts',
  routes,
  listeners,
  scheduledJobs,
  erase: eraseSignIns,
  personalData,
  personalFiles,
}
