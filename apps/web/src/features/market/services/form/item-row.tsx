import { PencilSimple } from '@phosphor-icons/react/PencilSimple'
import { useTranslation } from 'react-i18next'
import type { FieldErrors } from '#lib/forms/field-errors.ts'
import { Button } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { SortHandle } from '#ui/lists/sort-handle.tsx'
import type { Sortable } from '#ui/lists/use-sortable.ts'
import { ItemFields } from './item-fields.tsx'
import { itemPrice, itemTerms } from './item-summary.ts'
import classes from './items.module.css'
import type { Items } from './use-items.ts'
import type { ItemValues } from './values.ts'

type ItemRowProps = {
  list: Items
  item: ItemValues
  at: number
  name: string
  currency: string
  errors: FieldErrors
  sortable: Sortable
  onRemove: () => void
}

const Summary = ({ list, item, name, currency }: Pick<ItemRowProps, 'list' | 'item' | 'name' | 'currency'>) => {
  const { t } = useTranslation('services')
  return (
    <>
      <div className={classes.summary}>
        <div className={classes.words}>
          <b className={classes.name}>{name}</b>
          <span className={classes.terms}>{itemTerms(item)}</span>
        </div>
        <b className={classes.price}>{itemPrice(item, currency)}</b>
      </div>
      <IconButton label={t('editItem', { name })} icon={<PencilSimple size={20} />} onClick={() => list.open(item)} />
    </>
  )
}

/** One item: a line, or its fields. */
export const ItemRow = ({ list, item, at, name, currency, errors, sortable, onRemove }: ItemRowProps) => {
  const { t } = useTranslation('services')
  const isOpen = list.isOpen(item)
  return (
    <li className={classes.row} data-open={isOpen || undefined} data-dragged={sortable.dragged === at || undefined}>
      <SortHandle
        sortable={sortable}
        at={at}
        count={list.items.length}
        label={t('moveItem', { name })}
        remove={t('removeItem')}
        onRemove={onRemove}
      />
      {isOpen ? (
        <fieldset className={classes.fields} aria-label={name}>
          <ItemFields
            item={item}
            currency={currency}
            isNew={list.added === item.key}
            errorOf={field => errors[`items.${at}.${field}`]}
            onChange={changes => list.edit(at, changes)}
          />
          <div className={classes.buttons}>
            <Button variant="sunken" size="small" onClick={() => list.close(item, at)}>
              {t('doneItem')}
            </Button>
            <Button variant="quiet" size="small" onClick={onRemove}>
              {t('removeItem')}
            </Button>
          </div>
        </fieldset>
      ) : (
        <Summary list={list} item={item} name={name} currency={currency} />
      )}
    </li>
  )
}
