import { CreateServicePage } from '#features/market/services'
import { RestingNote } from '#features/market/subscriptions'

/** Adds a service, unless the store rests. */
export const Component = () => (
  <>
    <RestingNote above />
    <CreateServicePage />
  </>
)
