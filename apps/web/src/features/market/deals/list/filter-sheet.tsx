import { dealConditions } from '@celebrio/contract/market/deal-forms'
import type { DealOrder } from '@celebrio/contract/market/deal-shapes'
import { currencies } from '@celebrio/contract/platform/currencies'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { PlacePicker } from '#features/base/locations'
import { useCategories } from '#features/market/categories'
import { currencyName } from '#lib/amounts.ts'
import { formatKilometres } from '#lib/formats.ts'
import { useSession } from '#lib/session.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Chips } from '#ui/choices/chips.tsx'
import { SearchSelect } from '#ui/choices/search-select.tsx'
import { SelectField } from '#ui/choices/select-field.tsx'
import { TypedField } from '#ui/fields/typed-field.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { countFilters, distances } from '../filters.ts'
import type { DealFinding } from '../use-filters.ts'
import classes from './lists.module.css'

/** Enter, unless it ends a word of an input method. */
const isEnter = ({ key, nativeEvent }: KeyboardEvent) => key === 'Enter' && !nativeEvent.isComposing

const Order = ({ filters, change }: DealFinding) => {
  const { t } = useTranslation('deals')
  const usual: DealOrder = filters.near ? 'near' : 'newest'
  const orders: DealOrder[] = filters.near ? ['near', 'newest', 'price'] : ['newest', 'price']
  return (
    <SelectField
      label={t('sort')}
      options={orders.map(value => ({ value, label: t(`sort_${value}`) }))}
      value={filters.sort || usual}
      onChange={({ currentTarget: { value } }) => change({ sort: value === usual ? '' : (value as DealOrder) })}
    />
  )
}

const What = ({ filters, change, onEnter }: DealFinding & { onEnter: () => void }) => {
  const { t } = useTranslation('deals')
  const { groups } = useCategories()
  const options = groups.flatMap(({ group, categories }) =>
    [group, ...categories].map(({ id, name }) => ({ value: id, label: name })),
  )
  const toggle = (name: (typeof dealConditions)[number]) =>
    filters.condition.includes(name)
      ? filters.condition.filter(one => one !== name)
      : dealConditions.filter(one => one === name || filters.condition.includes(one))
  return (
    <>
      <TypedField
        label={t('searchWithin')}
        value={filters.keyword}
        onChange={text => change({ keyword: text })}
        onKeyDown={event => isEnter(event) && onEnter()}
      />
      <SearchSelect
        label={t('category')}
        optional
        options={options}
        value={filters.category_id}
        onChange={id => change({ category_id: id })}
      />
      <Chips
        label={t('condition')}
        options={dealConditions.map(value => ({ value, label: t(`condition_${value}`) }))}
        chosen={filters.condition}
        onPress={name => change({ condition: toggle(name) })}
      />
    </>
  )
}

const Where = ({ filters, change }: DealFinding) => {
  const { t } = useTranslation('deals')
  const home = useSession()?.user.country_id ?? null
  const { near, distance_km, country_id, state_id, city_id } = filters
  if (near)
    return (
      <SelectField
        label={t('distance')}
        placeholder={t('anyDistance')}
        options={distances.map(km => ({ value: String(km), label: formatKilometres(km) }))}
        value={distance_km ?? ''}
        onChange={({ currentTarget: { value } }) => change({ distance_km: value === '' ? null : Number(value) })}
      />
    )
  return (
    <PlacePicker
      home={home}
      optional={false}
      value={{ country_id, state_id, city_id }}
      onChange={place => change(place)}
    />
  )
}

type FilterSheetProps = DealFinding & { opened: boolean; onClose: () => void }

/** All filters; the list follows at once. */
export const FilterSheet = ({ opened, onClose, ...finding }: FilterSheetProps) => {
  const { t } = useTranslation('deals')
  const { currency, change, clear, filters } = finding
  const footer = (
    <>
      <Button fullWidth onClick={onClose}>
        {t('showResults')}
      </Button>
      {countFilters(filters) > 0 && (
        <Button variant="quiet" fullWidth onClick={clear}>
          {t('clearFilters')}
        </Button>
      )}
    </>
  )
  return (
    <Dialog opened={opened} onClose={onClose} title={t('filters')} footer={footer}>
      <div className={classes.sheet}>
        <What {...finding} onEnter={onClose} />
        <Where {...finding} />
        <SearchSelect
          label={t('currency')}
          options={currencies.map(code => ({ value: code, label: currencyName(code) }))}
          value={currency}
          onChange={code => code && change({ currency: code })}
        />
        <Order {...finding} />
      </div>
    </Dialog>
  )
}
