import { useSearchParams } from 'react-router'
import { DeniedPage } from '#features/celebrations/events'

/** Behind “It was not me” in the letter about a new event. */
export const Component = () => {
  const [query] = useSearchParams()
  return <DeniedPage token={query.get('token') ?? ''} />
}
