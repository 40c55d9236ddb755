import { useParams } from 'react-router'
import { EditEventPage } from '#features/celebrations/events'
import { Component as NotFound } from '../../site/not-found/route.tsx'

/** Changing an own celebration. */
export const Component = () => {
  const { id = '' } = useParams()
  if (!/^[1-9][0-9]{0,14}$/.test(id)) return <NotFound />
  return <EditEventPage key={id} id={Number(id)} missing={<NotFound />} />
}
