let playing: HTMLMediaElement | null = null

/** Whatever begins to play stops what played before: one song or film at a time. */
export const playAlone = (element: HTMLMediaElement): void => {
  if (playing && playing !== element) playing.pause()
  playing = element
}
