import type { Feature } from '#platform/feature.ts'
import { routes } from './routes.ts'

export const locations: Feature = { name: 'locations', routes }
