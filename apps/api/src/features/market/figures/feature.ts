import type { Feature } from '#platform/feature.ts'
import { eraseFigures } from './erase.ts'
import { routes } from './routes.ts'

export const figures: Feature = { name: 'figures', routes, erase: eraseFigures }
