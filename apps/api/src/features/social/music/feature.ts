import type { Feature } from '#platform/feature.ts'
import { routes } from './routes.ts'

export const music: Feature = { name: 'music', routes }
