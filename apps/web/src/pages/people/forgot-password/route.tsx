import { useTranslation } from 'react-i18next'
import { AuthFrame, ForgotForm, TextLink } from '#features/people/accounts'
import { paths } from '#lib/paths.ts'

/** Password reset: email, code, new password. */
export const Component = () => {
  const { t } = useTranslation('accounts')
  return (
    <AuthFrame title={t('forgot.title')} lead={t('forgot.lead')} picture="/art/scene-lanterns.svg">
      <ForgotForm />
      <p style={{ marginTop: 'var(--s5)' }}>
        <TextLink to={paths.signIn()}>{t('forgot.toSignIn')}</TextLink>
      </p>
    </AuthFrame>
  )
}
