/** What the browser leaves out at the ends of what it has played, in seconds. */
const slack = 0.2

/**
 * Whether a film has been played for so many seconds; a shorter one: to its end.
 * @param parts from where to where it has been played, in seconds, not overlapping
 */
export const isWatched = (parts: readonly [number, number][], duration: number, seconds: number): boolean => {
  const played = parts.reduce((sum, [from, to]) => sum + to - from, 0)
  return duration < seconds ? played > 0 && played >= duration - slack : played >= seconds
}
