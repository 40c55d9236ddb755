import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { priceText } from '#lib/prices.ts'
import { Button } from '#ui/buttons/button.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import classes from './price-lists.module.css'
import type { CheckedRow } from './use-price-list.ts'

/** So many are shown before one asks for all. */
const few = 20

type RowProps = { row: CheckedRow; price: number; currency: string }

const ChangedRow = ({ row: { cells, answer }, price, currency }: RowProps) => {
  const { t } = useTranslation('price-lists')
  const { outcome, is_new_service, old_price } = answer
  return (
    <li className={classes.changed}>
      <span className={classes.what}>
        <b dir="auto">{cells.item}</b>
        <span dir="auto">{cells.service}</span>
      </span>
      {outcome === 'added' && <span className={classes.new}>{t(is_new_service ? 'newService' : 'newItem')}</span>}
      <span className={classes.prices}>
        {old_price !== null && (
          <s>
            <VisuallyHidden>{t('was')} </VisuallyHidden>
            {priceText(old_price, currency)}
          </s>
        )}
        <b>
          <VisuallyHidden>{t('willBe')} </VisuallyHidden>
          {priceText(price, currency)}
        </b>
      </span>
    </li>
  )
}

type ChangedRowsProps = { rows: readonly CheckedRow[]; priceOf: (row: CheckedRow) => number; currency: string }

/** What becomes new or different, item by item. */
export const ChangedRows = ({ rows, priceOf, currency }: ChangedRowsProps) => {
  const { t } = useTranslation('price-lists')
  const [isAll, setAll] = useState(false)
  if (rows.length === 0) return null
  const shown = isAll ? rows : rows.slice(0, few)
  return (
    <section aria-labelledby="changed-rows">
      <h2 id="changed-rows">{t('rows')}</h2>
      <ul className={classes.list}>
        {shown.map(row => (
          <ChangedRow key={row.number} row={row} price={priceOf(row)} currency={currency} />
        ))}
      </ul>
      {shown.length < rows.length && (
        <Button variant="outline" onClick={() => setAll(true)}>
          {t('showAll', { count: rows.length - shown.length })}
        </Button>
      )}
    </section>
  )
}
