import { offerLimits } from '@celebrio/contract/market/offer-forms'
import { reducedPrice } from '@celebrio/contract/market/offer-prices'
import type { Service } from '@celebrio/contract/market/services'
import { amountOf, minorUnits } from '@celebrio/contract/platform/money'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ownServicesQuery } from '#features/market/services'
import { priceText } from '#lib/prices.ts'
import { CheckField } from '#ui/choices/check-field.tsx'
import { SkeletonBlock, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { TypedField } from '#ui/fields/typed-field.tsx'
import { Pages } from '#ui/lists/pages.tsx'
import classes from './offer-form.module.css'
import type { ChosenItem } from './values.ts'

type Price = { price: number; currency: string; discount: number }

/** What it costs, and what it will cost. */
const Prices = ({ price, currency, discount }: Price) => {
  const { t } = useTranslation('offers')
  const before = priceText(price, currency)
  if (discount === 0) return <span className={classes.prices}>{before}</span>
  const after = amountOf(reducedPrice(minorUnits(price, currency) ?? 0, discount), currency)
  return (
    <span className={classes.prices}>
      <s aria-label={t('before', { price: before })}>{before}</s> <b>{priceText(after, currency)}</b>
    </span>
  )
}

type ItemChoiceProps = {
  value: readonly ChosenItem[]
  error: string | undefined
  /** Whole percent; 0 while none is typed. */
  discount: number
  onChange: (items: ChosenItem[]) => void
}

const ItemsOf = ({ service, value, discount, onChange }: ItemChoiceProps & { service: Service }) => {
  const { name, items, currency } = service
  const toggle = (item: ChosenItem, isChosen: boolean) =>
    onChange(isChosen ? value.filter(one => one.id !== item.id) : [...value, item])
  return (
    <fieldset className={classes.service}>
      <legend>{name}</legend>
      {items.map(({ id, name: itemName, price }) => {
        const isChosen = value.some(one => one.id === id)
        return (
          <CheckField
            key={id}
            label={
              <>
                {itemName} <Prices price={price} currency={currency} discount={discount} />
              </>
            }
            checked={isChosen}
            disabled={!isChosen && value.length >= offerLimits.items}
            onChange={() => toggle({ id, name: itemName, price }, isChosen)}
          />
        )
      })}
    </fieldset>
  )
}

/** The items of the store, service by service, with what they will cost. */
export const ItemChoice = (props: Omit<ItemChoiceProps, 'service'>) => {
  const { t } = useTranslation('offers')
  const [keyword, setKeyword] = useState('')
  const list = useInfiniteQuery({ ...ownServicesQuery({ keyword, created: [] }), placeholderData: keepPreviousData })
  const { value, error } = props
  return (
    <fieldset className={classes.items} aria-describedby="chosen-items" data-error={error ? true : undefined}>
      <legend>{t('items')}</legend>
      <p id="chosen-items" className={classes.note} data-wrong={error ? true : undefined} aria-live="polite">
        {error ?? t('chosen', { count: value.length })}
      </p>
      <TypedField label={t('searchItems')} value={keyword} onChange={setKeyword} />
      <Pages
        compact
        list={list}
        itemsOf={page => page.services.filter(({ items }) => items.length > 0)}
        waiting={
          <SkeletonGroup>
            <SkeletonBlock height={160} />
          </SkeletonGroup>
        }
        empty={<p className={classes.note}>{t(keyword ? 'noItemFound' : 'noItems')}</p>}
      >
        {services => services.map(service => <ItemsOf key={service.id} {...props} service={service} />)}
      </Pages>
    </fieldset>
  )
}
