import { useParams } from 'react-router'
import { SummaryPage } from '#features/celebrations/plans'
import { Component as NotFound } from '../../site/not-found/route.tsx'

/** How an own celebration stands. */
export const Component = () => {
  const { id = '' } = useParams()
  if (!/^[1-9][0-9]{0,14}$/.test(id)) return <NotFound />
  return <SummaryPage key={id} id={Number(id)} missing={<NotFound />} />
}
