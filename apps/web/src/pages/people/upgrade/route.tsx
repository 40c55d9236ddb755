import { useTranslation } from 'react-i18next'
import { AuthFrame, UpgradeForm } from '#features/people/accounts'
import { paths } from '#lib/paths.ts'
import { isProvider, useSession } from '#lib/session.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { GuestNotice } from '#ui/feedback/guest-notice.tsx'

/** A celebrant becomes a provider as well. */
export const Component = () => {
  const { t } = useTranslation('upgrade')
  const session = useSession()
  if (!session) return <GuestNotice heading="h1" text={t('guest')} />
  return (
    <AuthFrame title={t('title')} lead={t('lead')} picture="/art/hero-vendors.svg" focus="62% 50%">
      {isProvider(session.user) ? (
        <EmptyState
          title={t('already')}
          action={<ButtonLink to={paths.serviceHome()}>{t('toStore')}</ButtonLink>}
          compact
        />
      ) : (
        <UpgradeForm countryId={session.user.country_id} />
      )}
    </AuthFrame>
  )
}
