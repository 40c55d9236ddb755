import type { Feature } from '#platform/feature.ts'
import { routes } from './routes.ts'

export const privacy: Feature = { name: 'privacy', routes }
