import { createdPeriods } from '@celebrio/contract/market/listings'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/buttons/button.tsx'
import { CheckGroup } from '#ui/choices/check-group.tsx'
import { TypedField } from '#ui/fields/typed-field.tsx'
import { countFilters } from '../filters.ts'
import classes from './manage-listings.module.css'
import type { Filtering } from './use-filters.ts'

/** The filters of what one's own store shows; `hint` says which words are looked for. */
export const FilterPanel = ({ filters, change, clear, hint }: Filtering & { hint: string }) => {
  const { t } = useTranslation('services')
  return (
    <div className={classes.filters}>
      <TypedField
        label={t('searchWithin')}
        hint={hint}
        value={filters.keyword}
        onChange={keyword => change({ keyword })}
      />
      <CheckGroup
        label={t('dateCreated')}
        options={createdPeriods.map(value => ({ value, label: t(`created_${value}`) }))}
        value={filters.created}
        onChange={created => change({ created })}
      />
      {countFilters(filters) > 0 && (
        <Button variant="outline" onClick={clear}>
          {t('clearFilters')}
        </Button>
      )}
    </div>
  )
}
