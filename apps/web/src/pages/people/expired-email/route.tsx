import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { AuthFrame, accountQuery, ResendButton } from '#features/people/accounts'
import { paths } from '#lib/paths.ts'
import { useSession } from '#lib/session.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SkeletonBlock, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
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

/** The link was opened before: what it was for is done. */
const Confirmed = () => {
  const { t } = useTranslation('accounts')
  return (
    <AuthFrame title={t('verify.title')} lead={t('verify.text')} picture="/art/scene-toast.svg">
      <ButtonLink to={paths.home()} size="large" fullWidth>
        {t('verify.action')}
      </ButtonLink>
    </AuthFrame>
  )
}

/** Shown for a used, expired or invalid verification link. */
export const Component = () => {
  const { t } = useTranslation('accounts')
  const session = useSession()
  const { data: account, isLoading } = useQuery({ ...accountQuery, enabled: session !== null })
  if (isLoading)
    return (
      <SkeletonGroup>
        <SkeletonBlock height={320} />
      </SkeletonGroup>
    )
  if (account?.email_verified) return <Confirmed />
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
