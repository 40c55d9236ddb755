import { useTranslation } from 'react-i18next'
import { Button } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SkeletonBlock, SkeletonGroup, SkeletonLine } from '#ui/feedback/skeleton.tsx'
import classes from './manage-listings.module.css'

/** Cards that are on their way. */
export const CardsWaiting = () => (
  <SkeletonGroup>
    {[64, 48, 72].map(width => (
      <div key={width} className={classes.waiting}>
        <SkeletonBlock ratio={1} />
        <div className={classes.lines}>
          <SkeletonLine width={`${width}%`} height={18} />
          <SkeletonLine width="36%" />
          <SkeletonLine width="52%" />
        </div>
      </div>
    ))}
  </SkeletonGroup>
)

/** No card matches the filters. */
export const NothingFound = ({ clear }: { clear: () => void }) => {
  const { t } = useTranslation('services')
  const action = (
    <Button variant="outline" onClick={clear}>
      {t('clearFilters')}
    </Button>
  )
  return <EmptyState drawing="/art/empty-search.svg" title={t('noneFound')} action={action} />
}
