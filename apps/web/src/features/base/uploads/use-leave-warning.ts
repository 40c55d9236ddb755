import { useEffect } from 'react'

/** Closing the page would cancel uploads, and lose files that wait: the browser asks for confirmation. */
export const useLeaveWarning = (wouldLose: boolean): void => {
  useEffect(() => {
    if (!wouldLose) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [wouldLose])
}
