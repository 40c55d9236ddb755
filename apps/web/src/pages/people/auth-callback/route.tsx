import { useTranslation } from 'react-i18next'
import { AuthFrame, useGoogleReturn } from '#features/people/accounts'
import { ApiError } from '#lib/api/api-error.ts'
import { errorText } from '#lib/api/error-text.ts'
import { paths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { SkeletonBlock, SkeletonGroup } from '#ui/feedback/skeleton.tsx'

/** The redirect target of Google sign-in. */
export const Component = () => {
  const { t } = useTranslation('accounts')
  const { failed, next } = useGoogleReturn()
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
