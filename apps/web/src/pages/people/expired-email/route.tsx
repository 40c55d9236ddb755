import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { accountQuery, ResendButton } from '#features/people/accounts'
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

const textOf = (isSignedIn: boolean, isConfirmed: boolean) => {
  if (isConfirmed) return 'expired.textConfirmed'
  return isSignedIn ? 'expired.textSignedIn' : 'expired.text'
}

/** Shown for a used, expired or invalid verification link. */
export const Component = () => {
  const { t } = useTranslation('accounts')
  const session = useSession()
  const { data: account } = useQuery({ ...accountQuery, enabled: session !== null })
  const isConfirmed = account?.email_verified === true
  const offer = isConfirmed ? (
    <ButtonLink to={paths.home()}>{t('verify.action')}</ButtonLink>
  ) : (
    <ResendButton size="large" />
  )
  return (
    <>
      <PageTitle>{t('expired.title')}</PageTitle>
      <EmptyState
        heading="h1"
        drawing="/art/mail-expired.svg"
        title={t('expired.title')}
        text={t(textOf(session !== null, isConfirmed))}
        action={session ? offer : <GuestActions />}
      />
    </>
  )
}
