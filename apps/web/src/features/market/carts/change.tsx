import { type CartEntry, isGone } from '@celebrio/contract/market/carts'
import { ArrowDownRight } from '@phosphor-icons/react/ArrowDownRight'
import { ArrowUpRight } from '@phosphor-icons/react/ArrowUpRight'
import { Prohibit } from '@phosphor-icons/react/Prohibit'
import { WarningCircle } from '@phosphor-icons/react/WarningCircle'
import type { ReactNode } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { formatAmount } from '#lib/amounts.ts'
import { issueText } from '#lib/api/error-text.ts'
import { priceText } from '#lib/prices.ts'
import { quantityText } from '#lib/quantities.ts'
import { differenceOf, isReduced } from './amounts.ts'
import classes from './change.module.css'
import { useChange } from './data.ts'
import { keepFocus } from './keep-focus.ts'
import { quantityProblem } from './quantities.ts'
import type { Seller } from './wishes.ts'
import { priceNow } from './with-wishes.ts'

type ChangeProps = { entry: CartEntry; seller: Seller }

const Told = ({ icon, quiet, children }: { icon: ReactNode; quiet?: boolean; children: ReactNode }) => (
  <p className={classes.change} data-change data-quiet={quiet || undefined}>
    {icon}
    {children}
  </p>
)

/** Where an offer takes something off, the price of the line is before it: what one costs now is said besides. */
const wordsOf = (entry: CartEntry, difference: number) => {
  if (isReduced(entry)) return difference > 0 ? 'upReduced' : 'downReduced'
  return difference > 0 ? 'up' : 'down'
}

const PriceChange = ({ entry, seller }: ChangeProps) => {
  const { t } = useTranslation('carts')
  const change = useChange()
  const { quantity, currency, seen_price, service_item } = entry
  const difference = differenceOf(entry)
  const Icon = difference > 0 ? ArrowUpRight : ArrowDownRight
  const values = {
    old: priceText(seen_price, currency),
    now: priceText(priceNow(service_item), currency),
    difference: formatAmount(Math.abs(difference), currency),
    quantity: quantityText(quantity),
  }
  return (
    <Told icon={<Icon size={16} weight="bold" aria-hidden />}>
      <span>
        <Trans t={t} i18nKey={wordsOf(entry, difference)} values={values} components={{ s: <s />, b: <b /> }} />
      </span>
      <button
        type="button"
        className={classes.keep}
        aria-label={t('keepItem', { name: service_item.name })}
        onClick={({ currentTarget }) => {
          keepFocus(currentTarget)
          change({ entry, seller, quantity, now: true })
        }}
      >
        {t('keep')}
      </button>
    </Told>
  )
}

/** What has happened to an entry since it was put in; nothing where nothing has. */
export const Change = ({ entry, seller }: ChangeProps) => {
  const { t } = useTranslation('carts')
  const { problem, service_item, quantity } = entry
  if (problem === null) return null
  if (problem === 'price') return <PriceChange entry={entry} seller={seller} />
  if (isGone(entry))
    return (
      <Told quiet icon={<Prohibit size={16} aria-hidden />}>
        <span>{t(problem === 'away' ? 'away' : 'gone')}</span>
      </Told>
    )
  const why = quantityProblem(service_item, quantity) ?? issueText({ code: 'amounts_too_large', values: {} })
  return (
    <Told icon={<WarningCircle size={16} weight="fill" aria-hidden />}>
      <span>{t('quantityGone', { why })}</span>
    </Told>
  )
}
