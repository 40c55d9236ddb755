import type { ServiceProvider } from '@celebrio/contract/market/stores'
import { Storefront } from '@phosphor-icons/react/Storefront'
import { WarningCircle } from '@phosphor-icons/react/WarningCircle'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '#lib/formats-dates.ts'
import classes from './store-status.module.css'

/** Whether others find the viewer's own store, and until when, in few words. */
export const StoreStatus = ({ store: { listed_until: until, total_services } }: { store: ServiceProvider }) => {
  const { t } = useTranslation('stores')
  const [opened] = useState(() => new Date())
  if (until === null) return null
  const isOver = new Date(until) <= opened
  const status = isOver ? 'closed' : total_services > 0 ? 'open' : 'empty'
  const Icon = status === 'open' ? Storefront : WarningCircle
  return (
    <p className={classes.status}>
      <span data-open={status === 'open' || undefined}>
        <Icon size={18} weight="fill" aria-hidden />
        {t(`status.${status}`)}
      </span>
      {t(`status.${status}Text`, { date: formatDate(until) })}
    </p>
  )
}
