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

/** Behind the link of the verification letter. */
export const Component = () => {
  const { t } = useTranslation('accounts')
  const [query] = useSearchParams()
  const session = useSession()
  const { isPending, isSuccess, error, refetch, isFetching } = useVerification(query.get('token') ?? '')
  if (refused(error)) return <Navigate to={paths.expiredEmail()} replace />
  const title = isSuccess ? 'verify.title' : error ? 'verify.failed' : 'verify.checking'
  return (
    <AuthFrame title={t(title)} lead={isSuccess && t('verify.text')} picture="/art/scene-toast.svg">
      {isPending && (
        <SkeletonGroup>
          <SkeletonBlock height={52} />
        </SkeletonGroup>
      )}
      {error && <ErrorState compact text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />}
      {isSuccess && (
        <ButtonLink to={session ? paths.home() : paths.signIn()} size="large" fullWidth>
          {t('verify.action')}
        </ButtonLink>
      )}
    </AuthFrame>
  )
}
