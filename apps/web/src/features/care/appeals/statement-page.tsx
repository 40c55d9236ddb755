import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#lib/api/api-error.ts'
import { errorText } from '#lib/api/error-text.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonBlock, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { type StatementKey, statementQuery } from './data.ts'
import { StatementView } from './statement.tsx'

/** The page of a statement of reasons; `missing` where there is none for whoever asks. */
export const StatementPage = ({ of, missing }: { of: StatementKey; missing: ReactNode }) => {
  const { t } = useTranslation('appeals')
  const { data, error, isFetching, refetch } = useQuery(statementQuery(of))
  if (!data && error instanceof ApiError && error.code === 'not_found') return missing
  return (
    <PageFrame title={t('title')} width="text">
      {data && <StatementView statement={data} of={of} />}
      {!data && error && <ErrorState text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && (
        <SkeletonGroup>
          <SkeletonBlock height={320} />
        </SkeletonGroup>
      )}
    </PageFrame>
  )
}
