import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { paths } from '#lib/paths.ts'
import { useLostSession } from '#lib/session.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'

type GuestNoticeProps = {
  text: string
  /** What is said instead to whom the session ended here without their doing. */
  lostText?: string
  heading?: 'h1' | 'h2'
}

/** In place of data that needs a person: an invitation to sign in, and back to this page afterwards. */
export const GuestNotice = ({ text, lostText = text, heading }: GuestNoticeProps) => {
  const { t } = useTranslation('events')
  const { pathname, search } = useLocation()
  const isLost = useLostSession()
  const here = pathname + search
  return (
    <EmptyState
      drawing="/art/empty-events.svg"
      heading={heading}
      title={t(isLost ? 'lostTitle' : 'guestTitle')}
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
