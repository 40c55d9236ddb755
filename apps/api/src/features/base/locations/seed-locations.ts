import type { Db } from '#platform/db/database.ts'
import {
  analyseCities,
  insertCities,
  insertCountries,
  insertStates,
  lockWorld,
  updatePopulations,
} from './queries/seed.ts'

// Keeps one statement to a few megabytes.
const batchSize = 20_000

/**
 * Fills countries, states and cities of the whole world from the data packages, once: all of it or nothing, and by
 * one process when several start at once.
 */
export const seedLocations = (db: Db): Promise<'loaded' | 'counted' | 'present'> =>
  db.transaction().execute(async tx => {
    const world = await lockWorld(tx)
    if (world === 'present') return 'present'
    // Only the very first start needs the data packages and what prepares them.
    const [{ readWorldData }, { arrangeWorld }] = await Promise.all([
      import('./location-data.ts'),
      import('./arrange-locations.ts'),
    ])
    const { countries, states, cities } = arrangeWorld(await readWorldData())
    if (world === 'empty') {
      await insertCountries(tx, countries)
      await insertStates(tx, states)
    }
    const write = world === 'empty' ? insertCities : updatePopulations
    for (let start = 0; start < cities.length; start += batchSize) {
      await write(tx, cities.slice(start, start + batchSize))
    }
    await analyseCities(tx)
    return world === 'empty' ? 'loaded' : 'counted'
  })
