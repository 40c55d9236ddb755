import { on } from '#platform/facts.ts'
import { sendAlert } from './send-alert.ts'

export const eventAlertListeners = [on('event.created', 'event_alerts.write', sendAlert)]
