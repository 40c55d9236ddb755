let playing: HTMLMediaElement | null = null

/** Pauses whatever played before: one song or video at a time. */
export const playExclusively = (element: HTMLMediaElement): void => {
  if (playing && playing !== element) playing.pause()
  playing = element
}
