import { useSearchParams } from 'react-router'
import { DealsFrame, OwnDeals, PublicDeals, SavedDeals } from '#features/market/deals'

const views = ['mine', 'saved', 'archived'] as const

/** The deals of providers, as celebrants have them too. */
export const Component = () => {
  const [search] = useSearchParams()
  const view = views.find(one => one === search.get('view')) ?? 'public'
  return (
    <DealsFrame area="provider" view={view}>
      {view === 'public' && <PublicDeals />}
      {view === 'saved' && <SavedDeals area="provider" />}
      {(view === 'mine' || view === 'archived') && (
        <OwnDeals key={view} area="provider" isArchive={view === 'archived'} />
      )}
    </DealsFrame>
  )
}
