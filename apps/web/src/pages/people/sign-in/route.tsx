import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router'
import { AuthFrame, FormAlert, FormNotice, SignInForm } from '#features/people/accounts'
import { isToAdd, pageAfterSignIn } from '#lib/page-after-sign-in.ts'
import { hasLostSession, readSession, type SessionUser } from '#lib/session.ts'
import { useTellsSessionEnd } from '#lib/session-end.ts'

/** After sign-in in another tab this one continues too, with a full page load: the user and language may differ. */
const useSignInElsewhere = (destination: (user: SessionUser) => string) => {
  useEffect(() => {
    const look = ({ key }: StorageEvent) => {
      const session = key === 'user' ? readSession() : null
      if (session) window.location.replace(destination(session.user))
    }
    window.addEventListener('storage', look)
    return () => window.removeEventListener('storage', look)
  }, [destination])
}

/** What has just ended the session, by the navigation that led here. */
const useNotice = (): string | null => {
  const { state } = useLocation() as { state: unknown }
  return typeof state === 'object' && state !== null && 'notice' in state && typeof state.notice === 'string'
    ? state.notice
    : null
}

/** Sign-in; afterwards redirects to `?next=`. */
export const Component = () => {
  const { t } = useTranslation('accounts')
  const [query] = useSearchParams()
  const next = query.get('next')
  const destination = (user: SessionUser) => pageAfterSignIn(user, next)
  useSignInElsewhere(destination)
  useTellsSessionEnd(hasLostSession())
  const notice = useNotice()
  return (
    <AuthFrame title={t('signIn.title')} picture="/art/hero-welcome.svg" focus="61% 50%">
      <SignInForm
        destination={destination}
        next={next ?? undefined}
        reason={
          <>
            {hasLostSession() && <FormAlert>{t('signIn.ended')}</FormAlert>}
            {notice && <FormNotice>{notice}</FormNotice>}
            {isToAdd(next) && <p>{t('signIn.toAdd')}</p>}
          </>
        }
      />
    </AuthFrame>
  )
}
