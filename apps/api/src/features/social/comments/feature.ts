import type { Feature } from '#platform/feature.ts'
import { routes } from './routes.ts'

export const comments: Feature = { name: 'comments', routes }
