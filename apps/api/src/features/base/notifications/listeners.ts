import { type Handlers, type Listener, onAny, type ScheduledJob } from '#platform/facts.ts'
import { forgetOld } from './clear.ts'
import { noticeListener } from './register-notices.ts'

/** Has a feature tell people when something has happened, in the order in which things happen. */
export const notifyOn = (handlers: Handlers): Listener[] => onAny(noticeListener, handlers)

export const scheduledJobs: ScheduledJob[] = [{ name: 'notifications.sweep', cron: '23 4 * * *', run: forgetOld }]
