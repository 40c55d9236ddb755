import type { Feature } from '#platform/feature.ts'
import { routes } from './routes.ts'

export const tickets: Feature = { name: 'tickets', routes }
