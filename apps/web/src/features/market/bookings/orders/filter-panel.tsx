import { orderFilters } from '@celebrio/contract/market/orders'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/buttons/button.tsx'
import { CheckGroup } from '#ui/choices/check-group.tsx'
import { TypedField } from '#ui/fields/typed-field.tsx'
import { countFilters } from './filters.ts'
import classes from './order-history.module.css'
import type { Filtering } from './use-filters.ts'

/** By which orders are narrowed down. */
export const FilterPanel = ({ filters, change, clear }: Filtering) => {
  const { t } = useTranslation(['orders', 'bookings', 'services'])
  const { keyword, boxes, lastSixMonths } = filters
  return (
    <div className={classes.filters}>
      <TypedField
        label={t('services:searchWithin')}
        hint={t('bookings:searchHint')}
        value={keyword}
        delay={0}
        onChange={words => change({ keyword: words })}
      />
      <CheckGroup
        label={t('orderState')}
        options={orderFilters.map(value => ({ value, label: t(`box_${value}`) }))}
        value={boxes}
        onChange={chosen => change({ boxes: chosen })}
      />
      <CheckGroup
        label={t('when')}
        options={[{ value: 'recent', label: t('box_lastSixMonths') }]}
        value={lastSixMonths ? ['recent'] : []}
        onChange={chosen => change({ lastSixMonths: chosen.length > 0 })}
      />
      {countFilters(filters) > 0 && (
        <Button variant="outline" onClick={clear}>
          {t('services:clearFilters')}
        </Button>
      )}
    </div>
  )
}
