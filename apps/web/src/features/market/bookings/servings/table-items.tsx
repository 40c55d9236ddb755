import type { Booking } from '@celebrio/contract/market/booking-shapes'
import { useTranslation } from 'react-i18next'
import { useDraft } from '#lib/drafts.ts'
import { formatCount } from '#lib/formats.ts'
import { quantityText } from '#lib/quantities.ts'
import classes from './table-items.module.css'

/** What is served, to be crossed off as it gets ready; kept on this device alone. */
export const TableItems = ({ booking: { id, items, status } }: { booking: Booking }) => {
  const { t } = useTranslation('bookings')
  const { values, change } = useDraft(`booking-ready:${id}`, { ready: [] as number[] })
  const served = items.flatMap(({ qty, qty_accepted, ...item }) => {
    const amount = qty_accepted ?? qty
    return amount > 0 ? [{ ...item, amount }] : []
  })
  const isDone = status === 'completed'
  const ready = served.filter(item => values.ready.includes(item.id)).length
  const toggle = (item: number) =>
    change({ ready: values.ready.includes(item) ? values.ready.filter(one => one !== item) : [...values.ready, item] })
  return (
    <section>
      <div className={classes.head}>
        <h3 className={classes.heading}>{t('onTheTable')}</h3>
        {!isDone && <span>{t('ready', { part: formatCount(ready), whole: formatCount(served.length) })}</span>}
      </div>
      <ul>
        {served.map(item => (
          <li key={item.id}>
            <label className={classes.item}>
              {!isDone && (
                <input type="checkbox" checked={values.ready.includes(item.id)} onChange={() => toggle(item.id)} />
              )}
              <b>{quantityText(item.amount)}</b>
              <span dir="auto">{item.name}</span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  )
}
