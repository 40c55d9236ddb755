import { useParams } from 'react-router'
import { UnsubscribePage } from '#features/celebrations/email-opt-outs'

/** Unsubscribes the e-mails of a celebration. */
export const Component = () => {
  const { token = '' } = useParams()
  return <UnsubscribePage key={token} token={token} />
}
