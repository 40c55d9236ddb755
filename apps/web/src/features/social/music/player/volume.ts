const key = 'player_volume'

/** How loud this browser plays songs, 0 to 1. */
export const readVolume = (): number => {
  const kept = Number(localStorage.getItem(key) ?? 1)
  return kept >= 0 && kept <= 1 ? kept : 1
}

export const keepVolume = (volume: number): void => localStorage.setItem(key, String(volume))
