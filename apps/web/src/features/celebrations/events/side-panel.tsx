import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/buttons/button.tsx'
import { FilterLayout } from '#ui/lists/filter-layout.tsx'
import classes from './side-panel.module.css'
import type { Filtering } from './use-filters.ts'

type SidePanelProps = { filtering: Filtering; fields: ReactNode; children: ReactNode }

/** A list of events with its filters. */
export const SidePanel = ({ filtering: { count, clear }, fields, children }: SidePanelProps) => {
  const { t } = useTranslation('events')
  const open = count > 0 ? t('filtersChosen', { count }) : t('filters')
  const filters = (
    <div className={classes.fields}>
      {fields}
      {count > 0 && (
        <Button variant="outline" onClick={clear}>
          {t('clearFilters')}
        </Button>
      )}
    </div>
  )
  return (
    <div className={classes.panel}>
      <FilterLayout words={{ title: t('filters'), open, show: t('showEvents') }} filters={filters}>
        {children}
      </FilterLayout>
    </div>
  )
}
