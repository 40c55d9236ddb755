import { X } from '@phosphor-icons/react/X'
import { useTranslation } from 'react-i18next'
import classes from './finding.module.css'
import { useFilterName } from './use-filter-name.ts'
import type { Finding } from './use-finding.ts'

/** The filters that are set, each to be taken away by itself. */
export const ActiveFilters = ({ filters, active, change }: Finding) => {
  const { t } = useTranslation('finding')
  const nameOf = useFilterName(filters)
  if (active.length === 0) return null
  return (
    <ul className={classes.active} aria-label={t('activeFilters')}>
      {active.map(one => {
        const name = nameOf(one)
        return (
          <li key={`${one.name} ${one.value}`}>
            <button
              type="button"
              className={classes.chip}
              aria-label={t('without', { name })}
              onClick={() => change(one.without)}
            >
              <span dir="auto">{name}</span>
              <X size={16} aria-hidden />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
