import type { Feature } from '#platform/feature.ts'
import { eraseAlbums } from './erase.ts'
import { personalData } from './personal-data.ts'
import { routes } from './routes.ts'

export const albums: Feature = { name: 'albums', routes, erase: eraseAlbums, personalData }
