import { useLocation, useParams, useSearchParams } from 'react-router'
import { SinglePost } from '#features/social/posts'
import { Component as NotFound } from '../../site/not-found/route.tsx'

const idOf = (text: string) => (/^[1-9][0-9]{0,14}$/.test(text) ? Number(text) : undefined)

/** A post's own page; with `?comment=` it opens at one of its comments. */
export const Component = () => {
  const id = idOf(useParams().id ?? '')
  const target = idOf(useSearchParams()[0].get('comment') ?? '')
  // Whoever comes for a comment again is led to it again.
  const { key } = useLocation()
  if (id === undefined) return <NotFound />
  return <SinglePost key={target ? `${id} ${key}` : id} id={id} target={target} missing={<NotFound />} />
}
