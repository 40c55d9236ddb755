import type { QueryCache } from '@tanstack/react-query'

/**
 * Keeps the error of a query that has no data while it is fetched again, as `isFetching` tells. TanStack Query goes back to
 * "pending" then: what stands in place of the data would give way to a skeleton each time that somebody tries again, or the
 * connection comes back.
 */
export function keepPreviousErrors(cache: QueryCache): void {
  const errors = new WeakMap<object, Error>()
  cache.subscribe(event => {
    if (event.type !== 'updated') return
    const { query, action } = event
    const { error, status } = query.state
    const before = errors.get(query)
    if (action.type === 'fetch' && status === 'pending' && before) query.setState({ error: before, status: 'error' })
    else if (error) errors.set(query, error)
    else errors.delete(query)
  })
}
