import type { Db } from '#platform/db/database.ts'
import { analyseCities, insertCities, insertCountries, insertStates, lockWorld } from './queries.ts'

// Keeps one statement to a few megabytes.
const batchSize = 20_000

/**
 * Fills countries, states and cities of the whole world from the data packages, once: all of it or nothing, and by
 * one process when several start at once.
 */
export const seedLocations = (db: Db): Promise<'loaded' | 'present'> =>
  db.transaction().execute(async tx => {
    if ((await lockWorld(tx)) === 'present') return 'present'
    // Only the very first start needs the data packages and what prepares them.
    const [{ readWorldData }, { arrangeWorld }] = await Promise.all([
      import('./location-data.ts'),
      import('./arrange-locations.ts'),
    ])
    const { countries, states, cities } = arrangeWorld(await readWorldData())
    await insertCountries(tx, countries)
    await insertStates(tx, states)
    for (let start = 0; start < cities.length; start += batchSize) {
      await insertCities(tx, cities.slice(start, start + batchSize))
    }
    await analyseCities(tx)
    return 'loaded'
  })
