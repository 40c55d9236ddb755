import { createStore, useStore } from '#lib/store.ts'

/** Degrees, rounded to about a kilometre. */
export type Position = { lat: number; lng: number }

/** Kept in memory only. */
const store = createStore<Position | null>(null)

export const usePosition = (): Position | null => useStore(store)

const rounded = (degrees: number) => Math.round(degrees * 100) / 100
const patience = { timeout: 15_000, maximumAge: 600_000 }

/** Asks the browser where it is; to be called on a press. @returns false where it does not say */
export const askPosition = (): Promise<boolean> =>
  new Promise(resolve => {
    if (!('geolocation' in navigator)) return resolve(false)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        store.set({ lat: rounded(coords.latitude), lng: rounded(coords.longitude) })
        resolve(true)
      },
      () => resolve(false),
      patience,
    )
  })
