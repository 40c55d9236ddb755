import { useEffect } from 'react'
import { toast } from '#ui/feedback/toast.ts'
import { ApiError } from './api/api-error.ts'

let tellers = 0

/** For what says on the page that the session has ended: it is not said in a toast as well, nor has been a moment before. */
export const useTellsSessionEnd = (tells: boolean): void =>
  useEffect(() => {
    if (!tells) return undefined
    tellers += 1
    toast.clear()
    return () => {
      tellers -= 1
    }
  }, [tells])

/** Whether the page says it. */
export const isSessionEndTold = (): boolean => tellers > 0

/** Whether something failed because the session had ended: the page says so, or a toast once it is known that the page does not. */
export const isSessionEnd = (error: unknown): boolean =>
  error instanceof ApiError && (error.endedSession || (error.code === 'not_signed_in' && isSessionEndTold()))
