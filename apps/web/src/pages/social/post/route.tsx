import { useLocation, useSearchParams } from 'react-router'
import { SinglePost } from '#features/social/posts'
import { numericId, useNumericId } from '#lib/numeric-id.ts'
import { Component as NotFound } from '../../site/not-found/route.tsx'

/** A post's own page; with `?comment=` it opens at one of its comments. */
export const Component = () => {
  const id = useNumericId()
  const target = numericId(useSearchParams()[0].get('comment') ?? undefined)
  // Following the same comment link again scrolls to it again.
  const { key } = useLocation()
  if (id === undefined) return <NotFound />
  return <SinglePost key={target ? `${id} ${key}` : id} id={id} target={target} missing={<NotFound />} />
}
