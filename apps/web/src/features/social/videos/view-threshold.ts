/** Tolerance for gaps that browsers leave at the ends of played ranges, in seconds. */
const slack = 0.2

/**
 * Whether a video has been played for so many seconds; a shorter one to its end.
 * @param parts the played ranges in seconds, not overlapping
 */
export const countsAsView = (parts: readonly [number, number][], duration: number, seconds: number): boolean => {
  const played = parts.reduce((sum, [from, to]) => sum + to - from, 0)
  return duration < seconds ? played > 0 && played >= duration - slack : played >= seconds
}
