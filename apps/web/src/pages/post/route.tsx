import { useParams } from 'react-router'
import { SinglePost } from '#features/posts'
import { Component as NotFound } from '../not-found/route.tsx'

/** A post's own page. */
export const Component = () => {
  const { id = '' } = useParams()
  if (!/^[1-9][0-9]{0,14}$/.test(id)) return <NotFound />
  return <SinglePost key={id} id={Number(id)} missing={<NotFound />} />
}
