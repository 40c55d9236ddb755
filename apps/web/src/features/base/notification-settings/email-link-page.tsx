import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError } from '#lib/api/api-error.ts'
import { errorText } from '#lib/api/error-text.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonBlock, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'

/** The drawing of pages about emails. */
export const emailDrawing = '/art/mail-expired.svg'

type EmailLinkPageProps<Data> = {
  title: string
  /** What the link is about. */
  about: UseQueryResult<Data>
  /** What is said of a link that leads nowhere. */
  wrong: { title: string; text: string }
  children: (data: Data) => ReactNode
}

const Otherwise = ({ about: { error, isFetching, refetch }, wrong }: Omit<EmailLinkPageProps<unknown>, 'children'>) => {
  if (error instanceof ApiError && [404, 422].includes(error.status))
    return <EmptyState drawing={emailDrawing} {...wrong} />
  if (error) return <ErrorState text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
  return (
    <SkeletonGroup>
      <SkeletonBlock height={240} />
    </SkeletonGroup>
  )
}

/** Where a link at the foot of an email leads. What it shows is read aloud when it changes. */
export function EmailLinkPage<Data>({ title, about, wrong, children }: EmailLinkPageProps<Data>) {
  return (
    <PageFrame title={title} headingHidden>
      {about.data === undefined ? (
        <Otherwise {...{ title, about, wrong }} />
      ) : (
        <div aria-live="polite">{children(about.data)}</div>
      )}
    </PageFrame>
  )
}
