import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { ProviderProfile } from '#features/market/stores'
import { accountQuery } from '#features/people/accounts'
import { errorText } from '#lib/api/error-text.ts'
import { useNumericId } from '#lib/numeric-id.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonBlock, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { Component as NotFound } from '../../site/not-found/route.tsx'

const Own = () => {
  const { data, error, isPending, isFetching, refetch } = useQuery(accountQuery)
  if (isPending)
    return (
      <SkeletonGroup>
        <SkeletonBlock height={140} />
      </SkeletonGroup>
    )
  if (!data)
    return <ErrorState heading="h1" text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
  const id = data.service_provider?.id
  return id === undefined ? <NotFound /> : <ProviderProfile id={id} missing={<NotFound />} />
}

/** The public profile of a provider; without an id the viewer's own. */
export const Component = () => {
  const isOwn = useParams().id === undefined
  const id = useNumericId()
  if (isOwn) return <Own />
  return id === undefined ? <NotFound /> : <ProviderProfile key={id} id={id} missing={<NotFound />} />
}
