import { useParams } from 'react-router'
import { PersonalPage } from '#features/celebrations/invitations'
import { Component as NotFound } from '../../site/not-found/route.tsx'

/** Behind the link of a personal invitation. */
export const Component = () => {
  const { token = '' } = useParams()
  return <PersonalPage key={token} token={token} missing={<NotFound />} />
}
