import type { Chore } from '#platform/facts.ts'
import { remind } from './remind.ts'

export const reminderChores: Chore[] = [{ queue: 'event_reminders.tell', cron: '*/5 * * * *', run: remind }]
