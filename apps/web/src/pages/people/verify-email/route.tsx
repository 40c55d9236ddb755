import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router'
import { AuthFrame, useVerification } from '#features/people/accounts'
import { ApiError } from '#lib/api/api-error.ts'
import { errorText } from '#lib/api/error-text.ts'
import { paths } from '#lib/paths.ts'
import { useSession } from '#lib/session.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonBlock, SkeletonGroup } from '#ui/feedback/skeleton.tsx'

const refused = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500

/** Target of the link in the verification email. */
export const Component = () => {
  const { t } = useTranslation('accounts')
  const [query] = useSearchParams()
  const session = useSession()
  const token = query.get('token') ?? ''
  const { isLoading, isSuccess, error, refetch, isFetching } = useVerification(token)
  if (refused(error)) return <Navigate to={paths.expiredEmail()} replace />
  const isMissing = token === ''
  const title = error ? 'verify.failed' : 'verify.checking'
  const lead = isMissing ? t('verify.missingText') : isSuccess && t('verify.text')
  return (
    <AuthFrame
      title={t(isMissing ? 'verify.missing' : isSuccess ? 'verify.title' : title)}
      lead={lead}
      picture="/art/scene-toast.svg"
    >
      {isLoading && (
        <SkeletonGroup>
          <SkeletonBlock height={52} />
        </SkeletonGroup>
      )}
      {error && <ErrorState compact text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />}
      {(isSuccess || isMissing) && (
        <ButtonLink to={session ? paths.home() : paths.signIn()} size="large" fullWidth>
          {t('verify.action')}
        </ButtonLink>
      )}
    </AuthFrame>
  )
}
