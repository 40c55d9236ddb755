import type { Feature } from '#platform/feature.ts'
import { routes } from './routes.ts'

export const carts: Feature = { name: 'carts', routes }
