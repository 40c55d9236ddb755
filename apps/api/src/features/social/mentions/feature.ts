import type { Feature } from '#platform/feature.ts'
import { routes } from './routes.ts'

export const mentions: Feature = { name: 'mentions', routes }
