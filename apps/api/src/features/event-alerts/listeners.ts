import { on } from '#platform/listening.ts'
import { sendAlert } from './send-alert.ts'

export const eventAlertListeners = [on('event.created', 'event_alerts.write', sendAlert)]
