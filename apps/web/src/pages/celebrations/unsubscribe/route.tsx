import { useParams } from 'react-router'
import { SubscriptionPage } from '#features/base/notification-settings'
import { UnsubscribePage } from '#features/celebrations/email-opt-outs'

/** Where the foot of an email leads: tokens of people with an account begin with what the email was about. */
export const Component = () => {
  const { token = '' } = useParams()
  const Page = /^[a-z]/.test(token) ? SubscriptionPage : UnsubscribePage
  return <Page key={token} token={token} />
}
