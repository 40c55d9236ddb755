import { useTranslation } from 'react-i18next'
import { ApiError } from '#lib/api/api-error.ts'
import { errorText } from '#lib/api/error-text.ts'
import { paths } from '#lib/paths.ts'
import { useSession } from '#lib/session.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonBlock, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { PageTitle } from '#ui/layout/page-title.tsx'

const isWrong = (error: unknown) => error instanceof ApiError && error.status === 422

/** A link that is expired or invalid, or of which the end is missing. */
const Expired = ({ isMissing }: { isMissing: boolean }) => {
  const { t } = useTranslation('alerts')
  const session = useSession()
  const title = t(isMissing ? 'linkMissing' : 'linkExpired')
  const to = session ? paths.myEvents() : paths.signIn(paths.myEvents())
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <EmptyState
        heading="h1"
        drawing="/art/mail-expired.svg"
        title={title}
        text={t(isMissing ? 'linkMissingText' : 'linkExpiredText')}
        action={<ButtonLink to={to}>{t('myEvents')}</ButtonLink>}
      />
    </>
  )
}

type LinkTroubleProps = { token: string; error: unknown; busy: boolean; onRetry: () => void }

/** Shown while a link is being checked or when it is not valid. */
export const LinkTrouble = ({ token, error, busy, onRetry }: LinkTroubleProps) => {
  if (token === '' || isWrong(error)) return <Expired isMissing={token === ''} />
  if (error) return <ErrorState text={errorText(error)} onRetry={onRetry} retrying={busy} />
  return (
    <SkeletonGroup>
      <SkeletonBlock height={360} />
    </SkeletonGroup>
  )
}
