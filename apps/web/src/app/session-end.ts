import { delays } from '@celebrio/contract/platform/delays'
import i18next from 'i18next'
import { useEffect, useRef, useState } from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import { hasLostSession, markSessionEnded, useSession } from '#lib/session.ts'
import { isSessionEndTold } from '#lib/session-end.ts'
import { toast } from '#ui/feedback/toast.ts'

/** Says it in a toast where the guards have left the page as it was, and it does not say so itself. */
function useToldOnce(isChecked: boolean, done: () => void) {
  const isIdle = useNavigation().state === 'idle'
  useEffect(() => {
    if (!isChecked || !isIdle) return
    done()
    if (hasLostSession() && !isSessionEndTold()) toast.error(i18next.t('not_signed_in', { ns: 'errors' }))
  }, [isChecked, isIdle, done])
}

/**
 * Runs the guards again when the session ends elsewhere (another tab signed out, the server rejected the token). Whoever
 * logs out here is led to sign-in by `useLogOut`: guards would turn that into a way back.
 */
export function useSessionEnd() {
  const { revalidate } = useRevalidator()
  const signedIn = useSession() !== null
  const wasSignedIn = useRef(signedIn)
  const [isChecked, setChecked] = useState(false)
  const [done] = useState(() => () => setChecked(false))
  useToldOnce(isChecked, done)
  useEffect(() => {
    const ended = wasSignedIn.current && !signedIn
    wasSignedIn.current = signedIn
    if (!ended) return undefined
    markSessionEnded()
    if (!hasLostSession()) return undefined
    const guard = () => revalidate().then(() => setChecked(true))
    const timer = setTimeout(() => void guard(), delays.logout + 50)
    return () => clearTimeout(timer)
  }, [signedIn, revalidate])
}
