import { on } from '#platform/facts.ts'
import { sendAlert } from './send-alert.ts'

export const listeners = [on('event.created', 'event_alerts.write', sendAlert)]
