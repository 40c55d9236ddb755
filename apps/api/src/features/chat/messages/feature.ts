import { on, type ScheduledJob } from '#platform/facts.ts'
import type { Feature } from '#platform/feature.ts'
import { eraseMessages } from './erase.ts'
import { handOn } from './hand-on.ts'
import { readLink } from './links.ts'
import { notices } from './notices.ts'
import { noticeListeners } from './notify-waiting.ts'
import { personalData } from './personal-data.ts'
import { reportables } from './reportables.ts'
import { routes } from './routes.ts'
import { writeEvent } from './write-event.ts'

declare module '#platform/facts.ts' {
  interface Facts {
    /** A message leads to a page of which nothing is known yet. */
    'message.linked': { message_id: number; preview_id: number }
    /** Something was said in a conversation some time ago. */
    'message.waiting': { conversation_id: number }
  }
}

const listeners = [
  on('message.linked', 'messages.read-link', readLink),
  on('conversation.happened', 'messages.write-event', writeEvent),
  ...noticeListeners,
]

const scheduledJobs: ScheduledJob[] = [{ name: 'messages.hand-on', cron: '* * * * *', run: handOn }]

export const messages: Feature = {
  name: 'messages',
  routes,
  listeners,
  notices,
  reportables,
  scheduledJobs,
  beat: handOn,
  erase: eraseMessages,
  personalData,
}
