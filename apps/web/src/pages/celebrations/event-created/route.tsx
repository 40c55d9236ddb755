import { useSearchParams } from 'react-router'
import { ConfirmedPage } from '#features/celebrations/alerts'

/** Landing page of “It was me” in the new-event email. */
export const Component = () => {
  const [query] = useSearchParams()
  return <ConfirmedPage token={query.get('token') ?? ''} />
}
