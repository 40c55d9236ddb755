import { useSearchParams } from 'react-router'
import { DealsFrame, OwnDeals, PublicDeals, SavedDeals } from '#features/market/deals'

const views = ['mine', 'saved'] as const

/** What everybody sells; one's own deals; what one has saved. */
export const Component = () => {
  const [search] = useSearchParams()
  const view = views.find(one => one === search.get('view')) ?? 'public'
  return (
    <DealsFrame area="celebrant" view={view}>
      {view === 'public' && <PublicDeals />}
      {view === 'mine' && <OwnDeals area="celebrant" isArchive={false} />}
      {view === 'saved' && <SavedDeals area="celebrant" />}
    </DealsFrame>
  )
}
