import { useParams } from 'react-router'
import { PersonalPage } from '#features/celebrations/external-guests'
import { Component as NotFound } from '../../site/not-found/route.tsx'

/** Landing page of a personal invitation link. */
export const Component = () => {
  const { token = '' } = useParams()
  return <PersonalPage key={token} token={token} missing={<NotFound />} />
}
