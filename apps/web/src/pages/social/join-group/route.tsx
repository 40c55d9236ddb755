import { useParams } from 'react-router'
import { JoinPage } from '#features/social/groups'

/** Landing page of the link of a group. */
export const Component = () => {
  const { token = '' } = useParams()
  return <JoinPage key={token} token={token} />
}
