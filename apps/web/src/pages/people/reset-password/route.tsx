import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router'
import { AuthFrame, ResetByLink } from '#features/people/accounts'

/** Target of the link in the password reset email: /password/reset/{token}?email=. */
export const Component = () => {
  const { t } = useTranslation('accounts')
  const { token = '' } = useParams()
  const [query] = useSearchParams()
  const email = query.get('email') ?? ''
  return (
    <AuthFrame title={t('reset.title')} lead={email && t('reset.leadFor', { email })} picture="/art/scene-lanterns.svg">
      <ResetByLink email={email} token={token} />
    </AuthFrame>
  )
}
