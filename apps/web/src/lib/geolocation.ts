/** Where a device is, in degrees, and within how many metres that holds. */
export type Fix = { lat: number; lng: number; accuracy: number }

/** Asks the browser where it is; to be called on a press. @returns null where it does not say */
export const locate = (patience: PositionOptions): Promise<Fix | null> =>
  new Promise(resolve => {
    if (!('geolocation' in navigator)) return resolve(null)
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude: lat, longitude: lng, accuracy } }) => resolve({ lat, lng, accuracy }),
      () => resolve(null),
      patience,
    )
  })
