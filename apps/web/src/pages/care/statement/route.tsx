import { useSearchParams } from 'react-router'
import { StatementPage } from '#features/care/appeals'
import { useNumericId } from '#lib/numeric-id.ts'
import { Component as NotFound } from '../../site/not-found/route.tsx'

/** Why the staff has done something, for its author, who may be unable to sign in. */
export const Component = () => {
  const id = useNumericId()
  const [search] = useSearchParams()
  if (id === undefined) return <NotFound />
  const key = search.get('key') ?? undefined
  return <StatementPage key={id} of={{ id, key }} missing={<NotFound />} />
}
