import { useEffect } from 'react'
import { sendWishes } from './wishes.ts'

const sendWhenHidden = () => {
  if (document.visibilityState === 'hidden') sendWishes()
}

/** Nothing waits for its second when its page is left, or the window closed. */
export function useSendOnLeave(): void {
  useEffect(() => {
    document.addEventListener('visibilitychange', sendWhenHidden)
    return () => {
      document.removeEventListener('visibilitychange', sendWhenHidden)
      sendWishes()
    }
  }, [])
}
