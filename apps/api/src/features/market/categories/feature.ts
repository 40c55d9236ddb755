import type { Feature } from '#platform/feature.ts'
import { routes } from './routes.ts'

export const categories: Feature = { name: 'categories', routes }
