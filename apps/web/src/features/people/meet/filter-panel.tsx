import { ageCodes, genderCodes } from '@celebrio/contract/people/meet-shapes'
import { useTranslation } from 'react-i18next'
import { PlaceFields } from '#features/base/locations'
import { Button } from '#ui/buttons/button.tsx'
import { CheckGroup } from '#ui/choices/check-group.tsx'
import classes from './filter-panel.module.css'
import { countFilters } from './filters.ts'
import { KeywordField } from './keyword-field.tsx'
import type { Filtering } from './use-filters.ts'

const ageLabels = ['age0', 'age1', 'age2', 'age3'] as const
const genderLabels = ['gender0', 'gender1', 'gender2'] as const

/** The filters for people to meet. */
export const FilterPanel = ({ filters, change, clear }: Filtering) => {
  const { t } = useTranslation('meet')
  const { keyword, ages, genders, country_id, state_id, city_id } = filters
  const ageOptions = ageCodes.map((value, index) => ({ value, label: t(ageLabels[index] ?? 'age0') }))
  const genderOptions = genderCodes.map(value => ({ value, label: t(genderLabels[value]) }))
  return (
    <div className={classes.panel}>
      <KeywordField value={keyword} onChange={text => change({ keyword: text })} />
      <PlaceFields value={{ country_id, state_id, city_id }} onChange={change} />
      <CheckGroup label={t('age')} options={ageOptions} value={ages} onChange={value => change({ ages: value })} />
      <CheckGroup
        label={t('gender')}
        options={genderOptions}
        value={genders}
        onChange={value => change({ genders: value })}
      />
      {countFilters(filters) > 0 && (
        <Button variant="outline" onClick={clear}>
          {t('clearFilters')}
        </Button>
      )}
    </div>
  )
}
