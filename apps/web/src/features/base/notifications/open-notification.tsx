import type { Notification } from '@celebrio/contract/base/notifications'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { ApiError } from '#lib/api/api-error.ts'
import { errorText } from '#lib/api/error-text.ts'
import { paths } from '#lib/paths.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonBlock, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { openedQuery } from './data.ts'
import { useNoticeLook } from './looks.ts'
import { subjectPath } from './target.ts'

const ToTarget = ({ notification }: { notification: Notification }) => {
  const look = useNoticeLook(notification.kind)
  return <Navigate replace to={look.target?.(notification) || subjectPath(notification)} />
}

/** Where emails and pushes lead: on to what it is about. What is gone is missing from the list too, which opens instead. */
export const OpenNotification = ({ id }: { id: number }) => {
  const { t } = useTranslation('notifications')
  const { data, error, isFetching, refetch } = useQuery(openedQuery(id))
  if (data) return <ToTarget notification={data} />
  if (error instanceof ApiError && error.status === 404) return <Navigate replace to={paths.notifications()} />
  return (
    <PageFrame title={t('title')} width="text">
      {error ? (
        <ErrorState text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <SkeletonGroup>
          <SkeletonBlock height={240} />
        </SkeletonGroup>
      )}
    </PageFrame>
  )
}
