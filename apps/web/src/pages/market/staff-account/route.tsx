import type { AccountDetails } from '@celebrio/contract/people/account-lookup'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { History } from '#features/care/moderation'
import { Store } from '#features/market/store-lookup'
import { Account, accountQuery } from '#features/people/account-lookup'
import { ApiError } from '#lib/api/api-error.ts'
import { errorText } from '#lib/api/error-text.ts'
import { paths } from '#lib/paths.ts'
import { isAdministrator, useSession } from '#lib/session.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonGroup, SkeletonLine } from '#ui/feedback/skeleton.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'

type LinksProps = { account: AccountDetails; administers: boolean }

const Links = ({ account: { id, state, is_kid }, administers }: LinksProps) => {
  const { t } = useTranslation('account-lookup')
  // Other profiles are there for their own people, or for nobody.
  const hasProfile = state === 'active' && !is_kid
  return (
    <>
      {hasProfile && (
        <ButtonLink to={paths.profile(id)} variant="outline" size="small">
          {t('profile')}
        </ButtonLink>
      )}
      {administers && (
        <>
          <ButtonLink to={paths.staffPayments({ user: String(id) })} variant="outline" size="small">
            {t('payments')}
          </ButtonLink>
          <ButtonLink to={paths.auditLog({ about: 'user', number: String(id) })} variant="outline" size="small">
            {t('auditLog')}
          </ButtonLink>
        </>
      )}
    </>
  )
}

/** An account as the staff sees it, with its store; administrators go on to its payments. */
export const Component = () => {
  const { t } = useTranslation('account-lookup')
  const id = Number(useParams().id)
  const session = useSession()
  const { data, error, isFetching, refetch } = useQuery(accountQuery(id))
  const administers = session !== null && isAdministrator(session.user)
  return (
    <PageFrame
      title={data?.name ?? t('account')}
      width="text"
      actions={data && <Links account={data} administers={administers} />}
    >
      {data ? (
        <>
          <Account account={data} />
          <History userId={id} />
          {data.company && <Store id={data.company.id} canGive={administers} />}
        </>
      ) : error instanceof ApiError && error.status === 404 ? (
        <EmptyState
          title={t('noAccount')}
          action={<ButtonLink to={paths.staffAccounts({})}>{t('title')}</ButtonLink>}
        />
      ) : error ? (
        <ErrorState text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <SkeletonGroup>
          <SkeletonLine width="60%" />
          <SkeletonLine width="80%" />
        </SkeletonGroup>
      )}
    </PageFrame>
  )
}
