import { useEffect, useRef } from 'react'
import { announce } from './announcer.tsx'

/**
 * Announces a failure once more when somebody has tried again and it failed again: on the screen nothing has changed then, so
 * that a screen reader would say nothing. What is tried again by itself is not announced.
 * @returns `onRetry`, which is to be called instead
 */
export function useRetryAnnouncement(onRetry: () => void, retrying: boolean | undefined, failure: string): () => void {
  const isAsked = useRef(false)
  const wasRetrying = useRef(false)
  useEffect(() => {
    if (wasRetrying.current && !retrying && isAsked.current) {
      isAsked.current = false
      announce(failure, 'assertive')
    }
    wasRetrying.current = retrying === true
  }, [retrying, failure])
  return () => {
    isAsked.current = true
    onRetry()
  }
}
