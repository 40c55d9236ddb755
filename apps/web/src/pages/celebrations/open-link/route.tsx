import { useParams } from 'react-router'
import { OpenLinkPage } from '#features/celebrations/open-links'

/** Landing page of the open link of an event. */
export const Component = () => {
  const { token = '' } = useParams()
  return <OpenLinkPage key={token} token={token} />
}
