import { useParams } from 'react-router'
import { CheckInPage } from '#features/celebrations/check-in'
import { Component as NotFound } from '../../site/not-found/route.tsx'

/** The door of a celebration, for its host and those who help. */
export const Component = () => {
  const { id = '' } = useParams()
  if (!/^[1-9][0-9]{0,14}$/.test(id)) return <NotFound />
  return <CheckInPage key={id} id={Number(id)} missing={<NotFound />} />
}
