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

/** A link that came too late, or was never one. */
const Expired = () => {
  const { t } = useTranslation('events')
  const session = useSession()
  const to = session ? paths.myEvents() : paths.signIn(paths.myEvents())
  return (
    <>
      <PageTitle>{t('linkExpired')}</PageTitle>
      <EmptyState
        heading="h1"
        drawing="/art/mail-expired.svg"
        title={t('linkExpired')}
        text={t('linkExpiredText')}
        action={<ButtonLink to={to}>{t('myEvents')}</ButtonLink>}
      />
    </>
  )
}

type LinkTroubleProps = { error: unknown; busy: boolean; onRetry: () => void }

/** In place of what a link is about, while it is asked for or when there is nothing. */
export const LinkTrouble = ({ error, busy, onRetry }: LinkTroubleProps) => {
  if (isWrong(error)) return <Expired />
  if (error) return <ErrorState text={errorText(error)} onRetry={onRetry} retrying={busy} />
  return (
    <SkeletonGroup>
      <SkeletonBlock height={360} />
    </SkeletonGroup>
  )
}
