import { orderCountMax } from '@celebrio/contract/market/orders'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/formats.ts'
import { Button } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { FilterLayout } from '#ui/lists/filter-layout.tsx'
import { Pages } from '#ui/lists/pages.tsx'
import { ordersQuery } from '../data.ts'
import { FilterPanel } from './filter-panel.tsx'
import { countFilters } from './filters.ts'
import { OrderCard, OrdersWaiting } from './order-card.tsx'
import { OrderDialog } from './order-dialog.tsx'
import classes from './order-history.module.css'
import { type Filtering, useFilters } from './use-filters.ts'

const Nothing = ({ filtering: { settled, clear } }: { filtering: Filtering }) => {
  const { t } = useTranslation(['orders', 'bookings', 'services'])
  if (countFilters(settled) === 0)
    return <EmptyState drawing="/art/empty-stall.svg" title={t('noOrders')} text={t('noOrdersText')} />
  const action = (
    <Button variant="outline" onClick={clear}>
      {t('services:clearFilters')}
    </Button>
  )
  return <EmptyState drawing="/art/empty-search.svg" title={t('noOrders')} action={action} />
}

const Orders = ({ filtering }: { filtering: Filtering }) => {
  const { t } = useTranslation(['orders', 'bookings'])
  const [openId, setOpenId] = useState<number>()
  const list = useInfiniteQuery({ ...ordersQuery(filtering.settled), placeholderData: keepPreviousData })
  const total = list.data?.pages[0]?.totalRecords ?? 0
  const number = total < orderCountMax ? formatCount(total) : `${formatCount(orderCountMax)}+`
  return (
    <>
      {total > 0 && <output className={classes.count}>{t('ordersFound', { count: total, number })}</output>}
      <Pages
        list={list}
        itemsOf={page => page.order}
        waiting={<OrdersWaiting />}
        empty={<Nothing filtering={filtering} />}
        moreWords={t('loadMore')}
      >
        {orders => (
          <ul className={classes.cards} aria-label={t('bookings:orderHistory')}>
            {orders.map(order => (
              <OrderCard key={order.id} order={order} onOpen={() => setOpenId(order.id)} />
            ))}
          </ul>
        )}
      </Pages>
      <OrderDialog id={openId} onClose={() => setOpenId(undefined)} />
    </>
  )
}

/** What the viewer's store was booked for, with the filters beside it. */
export const OrderHistory = () => {
  const { t } = useTranslation(['orders', 'bookings', 'services'])
  const filtering = useFilters()
  const count = countFilters(filtering.filters)
  const open = count > 0 ? t('services:filtersChosen', { count }) : t('services:filters')
  return (
    <FilterLayout
      words={{ title: t('services:filters'), open, show: t('showOrders') }}
      filters={<FilterPanel {...filtering} />}
    >
      <Orders filtering={filtering} />
    </FilterLayout>
  )
}
