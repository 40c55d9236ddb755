import { useSearchParams } from 'react-router'
import { DeniedPage } from '#features/celebrations/alerts'

/** Landing page of “It was not me” in the new-event email. */
export const Component = () => {
  const [query] = useSearchParams()
  return <DeniedPage token={query.get('token') ?? ''} />
}
