import { DealsFrame, OwnDeals } from '#features/market/deals'

/** The viewer's own deals that were archived. */
export const Component = () => (
  <DealsFrame area="celebrant" view="archived">
    <OwnDeals area="celebrant" isArchive />
  </DealsFrame>
)
