import { locate } from '#lib/geolocation.ts'
import { createStore, useStore } from '#lib/store.ts'

/** Degrees, rounded to about a kilometre. */
export type Position = { lat: number; lng: number }

/** Kept in memory only. */
const store = createStore<Position | null>(null)

export const usePosition = (): Position | null => useStore(store)

const rounded = (degrees: number) => Math.round(degrees * 100) / 100

/** Asks the browser where it is; to be called on a press. @returns false where it does not say */
export async function askPosition(): Promise<boolean> {
  const found = await locate({ timeout: 15_000, maximumAge: 600_000 })
  if (found) store.set({ lat: rounded(found.lat), lng: rounded(found.lng) })
  return found !== null
}
