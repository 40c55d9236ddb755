import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import { useSession } from '#lib/session.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { Panel } from '#ui/layout/panel.tsx'

/** What an account brings, for guests who have answered; they come back to their invitation, which it then keeps. */
export const AccountOffer = ({ token }: { token: string }) => {
  const { t } = useTranslation('external-guests')
  if (useSession()) return null
  return (
    <Panel title={t('offerTitle')} lead={t('offerText')}>
      <ButtonLink variant="outline" to={paths.signUp(paths.personalInvitation(token))}>
        {t('offerSignUp')}
      </ButtonLink>
    </Panel>
  )
}
