import { currencies } from '@celebrio/contract/platform/currencies'
import { spokenLanguages } from '@celebrio/contract/platform/spoken-languages'
import { useTranslation } from 'react-i18next'
import { CategorySelect } from '#features/market/categories'
import { currencyName, readAmount } from '#lib/amounts.ts'
import { formatRating } from '#lib/formats.ts'
import { languageName } from '#lib/language-name.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Chips } from '#ui/choices/chips.tsx'
import { SearchSelect } from '#ui/choices/search-select.tsx'
import { SwitchField } from '#ui/choices/switch-field.tsx'
import { TypedField } from '#ui/fields/typed-field.tsx'
import { maxLanguages, ratings } from './filters.ts'
import classes from './finding.module.css'
import { FreeOn } from './free-on.tsx'
import { PlaceFilter } from './place-filter.tsx'
import { useProposedCurrency } from './proposed-currency.ts'
import type { Finding } from './use-finding.ts'

const Price = ({ filters, change }: Finding) => {
  const { t } = useTranslation('finding')
  const proposed = useProposedCurrency(filters.country_id, filters.near)
  const currency = filters.currency || proposed
  const problemOf = (text: string) =>
    text === '' || readAmount(text, currency) !== null ? undefined : t('noAmount', { currency })
  return (
    <fieldset className={classes.price}>
      <legend>{t('price')}</legend>
      <TypedField
        type="text"
        label={t('from')}
        value={filters.price_from}
        problemOf={problemOf}
        onChange={text => change({ price_from: text, currency })}
      />
      <TypedField
        type="text"
        label={t('to')}
        value={filters.price_to}
        problemOf={problemOf}
        onChange={text => change({ price_to: text, currency })}
      />
      <div className={classes.currency}>
        <SearchSelect
          label={t('currency')}
          options={currencies.map(code => ({ value: code, label: currencyName(code) }))}
          value={currency}
          onChange={code => code && change({ currency: code })}
        />
      </div>
    </fieldset>
  )
}

const anyRating = 0

const Rating = ({ filters: { min_rating }, change }: Finding) => {
  const { t } = useTranslation('finding')
  const options = ratings.map(value => ({
    value: value as number,
    label: t('ratingFrom', { rating: formatRating(value) }),
  }))
  return (
    <Chips
      label={t('rating')}
      plain
      options={[{ value: anyRating, label: t('any') }, ...options]}
      chosen={[min_rating ?? anyRating]}
      onPress={value => change({ min_rating: value === anyRating ? null : value })}
    />
  )
}

const Languages = ({ filters: { languages }, change }: Finding) => {
  const { t } = useTranslation('finding')
  const options = spokenLanguages
    .filter(code => !languages.includes(code))
    .map(code => ({ value: code, label: languageName(code) }))
  return (
    <>
      <SearchSelect
        key={languages.length}
        label={t('languages')}
        hint={t('languagesHint')}
        options={options}
        value={null}
        disabled={languages.length >= maxLanguages}
        onChange={code => code && change({ languages: [...languages, code] })}
      />
      {languages.length > 0 && (
        <Chips
          label={t('chosenLanguages')}
          labelHidden
          options={languages.map(code => ({ value: code, label: languageName(code) }))}
          chosen={languages}
          onPress={code => change({ languages: languages.filter(one => one !== code) })}
        />
      )}
    </>
  )
}

/** All filters of the list of providers but its keyword, which stands above it, in the search. */
export const FilterPanel = (finding: Finding) => {
  const { t } = useTranslation('finding')
  const { filters, change, active, clear } = finding
  return (
    <div className={classes.filters}>
      <SwitchField
        label={t('offersOnly')}
        checked={filters.offers}
        onChange={({ currentTarget }) => change({ offers: currentTarget.checked })}
      />
      <CategorySelect value={filters.category_id} onChange={id => change({ category_id: id })} />
      <PlaceFilter {...finding} />
      <FreeOn {...finding} />
      <Price {...finding} />
      <Rating {...finding} />
      <Languages {...finding} />
      {active.length > 0 && (
        <Button variant="outline" onClick={clear}>
          {t('clearAll')}
        </Button>
      )}
    </div>
  )
}
