import { on } from '#platform/facts.ts'
import type { Feature } from '#platform/feature.ts'
import { routes } from './routes.ts'
import { sendAlert } from './send-alert.ts'

const listeners = [on('event.created', 'alerts.send', sendAlert)]

export const alerts: Feature = { name: 'alerts', routes, listeners }
