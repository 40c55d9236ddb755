import type { GroupInvitation } from '@celebrio/contract/social/group-shapes'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router'
import { ApiError } from '#lib/api/api-error.ts'
import { errorText } from '#lib/api/error-text.ts'
import { paths } from '#lib/paths.ts'
import { useSession } from '#lib/session.ts'
import { Button, ButtonLink } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonBlock, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { PageTitle } from '#ui/layout/page-title.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { useJoin } from './actions.ts'
import { invitationQuery } from './data.ts'
import { GroupHeader } from './group-header.tsx'
import classes from './group-page.module.css'

type JoiningProps = { token: string; invitation: GroupInvitation }

const JoinButton = ({ token, invitation: { name } }: JoiningProps) => {
  const { t } = useTranslation('groups')
  const { mutate, isPending } = useJoin(token, name)
  return (
    <Button loading={isPending} onClick={() => mutate()}>
      {t('join')}
    </Button>
  )
}

const SignInButtons = () => {
  const { t } = useTranslation('groups')
  const { pathname } = useLocation()
  return (
    <>
      <ButtonLink to={paths.signIn(pathname)}>{t('signIn')}</ButtonLink>
      <ButtonLink variant="outline" to={paths.signUp(pathname)}>
        {t('signUp')}
      </ButtonLink>
    </>
  )
}

const Joining = ({ token, invitation }: JoiningProps) => {
  const { t } = useTranslation('groups')
  const isGuest = useSession() === null
  const { is_full, name } = invitation
  return (
    <article className={classes.page}>
      <PageTitle>{name}</PageTitle>
      <GroupHeader group={invitation} actions={null} />
      {is_full ? (
        <Panel title={t('full')} lead={t('fullText')} />
      ) : (
        <Panel title={t('joinTitle')} lead={t(isGuest ? 'joinAsGuest' : 'joinLead')}>
          <div className={classes.row}>{isGuest ? <SignInButtons /> : <JoinButton {...{ token, invitation }} />}</div>
        </Panel>
      )}
    </article>
  )
}

/** Where the link of a group leads: what the group is, and joining it. */
export const JoinPage = ({ token }: { token: string }) => {
  const { t } = useTranslation('groups')
  const { data, error, isPending, isFetching, refetch } = useQuery(invitationQuery(token))
  const isClosed = error instanceof ApiError && (error.status === 410 || error.status === 422)
  if (data?.group_id) return <Navigate to={paths.group(data.group_id)} replace />
  if (data && !isClosed) return <Joining token={token} invitation={data} />
  return (
    <PageFrame title={t('group')} headingHidden width="text">
      {isPending && (
        <SkeletonGroup>
          <SkeletonBlock height={320} />
        </SkeletonGroup>
      )}
      {isClosed && (
        <EmptyState
          heading="h2"
          drawing="/art/not-found.svg"
          title={t('linkClosedTitle')}
          text={t('linkClosedText')}
          action={<ButtonLink to={paths.landing()}>{t('toStart')}</ButtonLink>}
        />
      )}
      {error && !isClosed && (
        <ErrorState text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </PageFrame>
  )
}
