import type { Feature } from '#platform/feature.ts'
import { eraseCarts } from './erase.ts'
import { personalData } from './personal-data.ts'
import { routes } from './routes.ts'

export const carts: Feature = { name: 'carts', routes, erase: eraseCarts, personalData }
