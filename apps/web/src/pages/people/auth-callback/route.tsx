import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { AuthFrame, Reactivate, SecondStep, useGoogleReturn } from '#features/people/accounts'
import { ApiError } from '#lib/api/api-error.ts'
import { errorText } from '#lib/api/error-text.ts'
import { pageAfterSignIn } from '#lib/page-after-sign-in.ts'
import { paths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { SkeletonBlock, SkeletonGroup } from '#ui/feedback/skeleton.tsx'

/** The redirect target of Google sign-in. */
export const Component = () => {
  const { t } = useTranslation('accounts')
  const { failed, next, inactive, asked, onPassed } = useGoogleReturn()
  const navigate = useNavigate()
  const toSignIn = () => void navigate(paths.signIn(next), { replace: true })
  if (asked) {
    return (
      <AuthFrame title={t('signIn.title')} picture="/art/hero-welcome.svg" focus="61% 50%">
        <SecondStep asked={asked} onPassed={onPassed} onBack={toSignIn} />
      </AuthFrame>
    )
  }
  if (inactive) {
    return (
      <AuthFrame title={t('signIn.title')} picture="/art/hero-welcome.svg" focus="61% 50%">
        <Reactivate answer={inactive} destination={user => pageAfterSignIn(user, next)} onRefuse={toSignIn} />
      </AuthFrame>
    )
  }
  return (
    <AuthFrame
      title={t(failed ? 'google.sorry' : 'google.working')}
      lead={failed && errorText(new ApiError(401, 'authentication_failed'))}
      picture="/art/hero-welcome.svg"
      focus="61% 50%"
    >
      {failed ? (
        <ButtonLink to={paths.signIn(next)} size="large" fullWidth>
          {t('google.back')}
        </ButtonLink>
      ) : (
        <SkeletonGroup>
          <SkeletonBlock height={52} />
        </SkeletonGroup>
      )}
    </AuthFrame>
  )
}
