import type { Feature } from '#platform/feature.ts'
import { routes } from './routes.ts'

/** The staff looks stores up. */
export const storeLookup: Feature = { name: 'store-lookup', routes }
