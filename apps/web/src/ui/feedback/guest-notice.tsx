import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { paths } from '#lib/paths.ts'
import { useLostSession } from '#lib/session.ts'
import { useTellsSessionEnd } from '#lib/session-end.ts'
import { ButtonLink } from '../buttons/button.tsx'
import { EmptyState } from './empty-state.tsx'

type GuestNoticeProps = {
  text: string
  /** Text shown instead if the session expired. */
  lostText?: string
  heading?: 'h1' | 'h2'
}

/** Shown in place of data that needs an account: sign-in link that returns to this page. */
export const GuestNotice = ({ text, lostText = text, heading }: GuestNoticeProps) => {
  const { t } = useTranslation('ui')
  const { pathname, search } = useLocation()
  const isLost = useLostSession()
  useTellsSessionEnd(isLost)
  const here = pathname + search
  return (
    <EmptyState
      drawing="/art/empty-events.svg"
      heading={heading}
      title={t(isLost ? 'signedOutTitle' : 'signInTitle')}
      text={isLost ? lostText : text}
      action={
        <>
          <ButtonLink to={paths.signIn(here)}>{t('signIn')}</ButtonLink>
          {!isLost && (
            <ButtonLink variant="outline" to={paths.signUp(here)}>
              {t('signUp')}
            </ButtonLink>
          )}
        </>
      }
    />
  )
}
