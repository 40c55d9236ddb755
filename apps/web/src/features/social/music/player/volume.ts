const key = 'player_volume'

/** How loud this browser plays songs, 0 to 1. */
export const readVolume = (): number => {
  const stored = Number(localStorage.getItem(key) ?? 1)
  return stored >= 0 && stored <= 1 ? stored : 1
}

export const saveVolume = (volume: number): void => localStorage.setItem(key, String(volume))
