import { serviceLimits } from '@celebrio/contract/market/service-forms'
import { Plus } from '@phosphor-icons/react/Plus'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/buttons/button.tsx'
import { announce } from '#ui/feedback/announcer.tsx'
import { useSortable } from '#ui/lists/use-sortable.ts'
import { ItemRow } from './item-row.tsx'
import classes from './items.module.css'
import { type Items, useItems } from './use-items.ts'
import type { ServiceForm } from './use-service-form.ts'

type ListProps = { list: Items; form: ServiceForm; nameOf: (at: number) => string }

const Rows = ({ list, form: { errors, currency }, nameOf }: ListProps) => {
  const { t } = useTranslation('services')
  const { items } = list
  const sortable = useSortable({
    count: items.length,
    onMove: list.move,
    onMoved: to => announce(t('movedTo', { at: to + 1, of: items.length })),
  })
  const remove = (at: number) => {
    announce(t('itemRemoved', { name: nameOf(at) }))
    list.remove(at)
  }
  const { setList } = sortable.sorter
  const row = { list, currency, errors, sortable }
  return (
    <ol ref={setList} className={classes.list}>
      {items.map((item, at) => (
        <ItemRow key={item.key} item={item} at={at} name={nameOf(at)} {...row} onRemove={() => remove(at)} />
      ))}
    </ol>
  )
}

/** The items of a service, in the provider's order. */
export const ItemList = ({ form }: { form: ServiceForm }) => {
  const { t } = useTranslation('services')
  const list = useItems(form)
  const { items } = list
  const nameOf = (at: number) => items[at]?.name.trim() || t('itemAt', { at: at + 1 })
  return (
    <section className={classes.items} aria-labelledby="service-items">
      <h2 id="service-items" className={classes.heading}>
        {t('itemsTitle')}
      </h2>
      <p className={classes.lead}>{t('itemsLead')}</p>
      {items.length > 0 && <Rows list={list} form={form} nameOf={nameOf} />}
      <div data-error={form.errors.items ? true : undefined}>
        {form.errors.items && (
          <p className={classes.error} role="alert">
            {form.errors.items}
          </p>
        )}
        {items.length < serviceLimits.items && (
          <Button variant="sunken" fullWidth leftSection={<Plus size={20} aria-hidden />} onClick={list.add}>
            {t(items.length > 0 ? 'addAnother' : 'addItem')}
          </Button>
        )}
      </div>
    </section>
  )
}
