import { useSearchParams } from 'react-router'
import { ConfirmedPage } from '#features/celebrations/events'

/** Behind “It was me” in the letter about a new event. */
export const Component = () => {
  const [query] = useSearchParams()
  return <ConfirmedPage token={query.get('token') ?? ''} />
}
