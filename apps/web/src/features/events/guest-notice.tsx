import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { paths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

/** In place of data that needs a person: an invitation to sign in, and back to this page afterwards. */
export const GuestNotice = ({ text, heading }: { text: string; heading?: 'h1' | 'h2' }) => {
  const { t } = useTranslation('events')
  const { pathname, search } = useLocation()
  const here = pathname + search
  return (
    <EmptyState
      drawing="/art/empty-events.svg"
      heading={heading}
      title={t('guestTitle')}
      text={text}
      action={
        <>
          <ButtonLink to={paths.signIn(here)}>{t('signIn')}</ButtonLink>
          <ButtonLink variant="outline" to={paths.signUp(here)}>
            {t('signUp')}
          </ButtonLink>
        </>
      }
    />
  )
}
