/** What other features may use of notifications. */
export { putReminders } from './queries/reminders.ts'
