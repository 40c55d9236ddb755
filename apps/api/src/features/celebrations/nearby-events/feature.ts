import type { Feature } from '#platform/feature.ts'
import { routes } from './routes.ts'

export const nearbyEvents: Feature = { name: 'nearby-events', routes }
