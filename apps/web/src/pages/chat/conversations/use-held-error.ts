import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'

/**
 * Why a query failed, also while it is asked again: without data it forgets its error as soon as it is fetched, and what
 * stands on the page would give way to a skeleton each time the connection comes back.
 * @param of what is asked for: the error of one is not that of the next
 */
export function useHeldError({ error, isLoading }: Pick<UseQueryResult, 'error' | 'isLoading'>, of: unknown) {
  const [held, hold] = useState({ error, of })
  const now = error ?? (isLoading && held.of === of ? held.error : null)
  if (held.error !== now || held.of !== of) hold({ error: now, of })
  return now
}
