import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { pageAfterSignIn } from '#app/guards.ts'
import { AuthFrame, FormAlert, SignInForm } from '#features/accounts'
import { hasLostSession } from '#lib/session.ts'

/** Sign-in; afterwards to the page that asked for it by `?next=`. */
export const Component = () => {
  const { t } = useTranslation('accounts')
  const [query] = useSearchParams()
  return (
    <AuthFrame title={t('signIn.title')} picture="/art/hero-welcome.svg" focus="61% 50%">
      {hasLostSession() && <FormAlert>{t('signIn.ended')}</FormAlert>}
      <SignInForm destination={user => pageAfterSignIn(user, query.get('next'))} />
    </AuthFrame>
  )
}
