import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { ApiError } from '#lib/api/api-error.ts'
import { errorText } from '#lib/api/error-text.ts'
import { paths } from '#lib/paths.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonBlock, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { groupQuery } from './data.ts'
import { GroupForm } from './group-form.tsx'

/** Makes a group, and goes to it. */
export const CreateGroupPage = () => {
  const { t } = useTranslation('groups')
  const navigate = useNavigate()
  return (
    <PageFrame title={t('createTitle')} lead={t('createLead')} width="form">
      <GroupForm onSaved={({ id }) => void navigate(paths.group(id), { replace: true })} />
    </PageFrame>
  )
}

/** Changes a group as owner or admin; `missing` for everybody else. */
export const EditGroupPage = ({ id, missing }: { id: number; missing: ReactNode }) => {
  const { t } = useTranslation('groups')
  const navigate = useNavigate()
  const { data: group, error, isPending, isFetching, refetch } = useQuery(groupQuery(id))
  if (error instanceof ApiError && error.status === 404) return missing
  if (group && !group.can.edit) return missing
  return (
    <PageFrame title={t('editTitle')} width="form">
      {isPending && (
        <SkeletonGroup>
          <SkeletonBlock height={480} />
        </SkeletonGroup>
      )}
      {group && <GroupForm group={group} onSaved={() => void navigate(paths.group(id), { replace: true })} />}
      {!isPending && !group && (
        <ErrorState text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </PageFrame>
  )
}
