import { useTranslation } from 'react-i18next'
import { ResendButton } from '#features/people/accounts'
import { paths } from '#lib/paths.ts'
import { useSession } from '#lib/session.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { PageTitle } from '#ui/layout/page-title.tsx'

const GuestActions = () => {
  const { t } = useTranslation('accounts')
  return (
    <>
      <ButtonLink to={paths.signIn()} size="large">
        {t('expired.logIn')}
      </ButtonLink>
      <ButtonLink to={paths.signUp()} size="large" variant="outline">
        {t('expired.signUp')}
      </ButtonLink>
    </>
  )
}

/** A verification link that came too late, or was never one. */
export const Component = () => {
  const { t } = useTranslation('accounts')
  const session = useSession()
  return (
    <>
      <PageTitle>{t('expired.title')}</PageTitle>
      <EmptyState
        heading="h1"
        drawing="/art/mail-expired.svg"
        title={t('expired.title')}
        text={t(session ? 'expired.textSignedIn' : 'expired.text')}
        action={session ? <ResendButton size="large" /> : <GuestActions />}
      />
    </>
  )
}
