/** Whether a call may be answered later: client errors (4xx) stay, and without a connection it is known when there is one again. */
export function isTransient(error: unknown): boolean {
  if (!navigator.onLine) return false
  const status = typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 0
  return !(status >= 400 && status < 500)
}

/** Milliseconds until what failed is read again; longer each time. */
const firstPause = 5000
const longestPause = 60_000

type Failing = { state: { status: string; error: Error | null; errorUpdateCount: number } }

/** `refetchInterval` of what comes back by itself: it is read again for as long as it fails, and that may pass. */
export const retryWhileFailing = ({ state: { status, error, errorUpdateCount } }: Failing): number | false =>
  status === 'error' && isTransient(error) ? Math.min(firstPause * 2 ** (errorUpdateCount - 1), longestPause) : false
