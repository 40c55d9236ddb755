import type { ServiceProvider } from '@celebrio/contract/market/stores'
import { Storefront } from '@phosphor-icons/react/Storefront'
import { WarningCircle } from '@phosphor-icons/react/WarningCircle'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDate } from '#lib/formats-dates.ts'
import { paths } from '#lib/paths.ts'
import classes from './store-status.module.css'

/** Whether others find the viewer's own store, and until when, in few words. */
export const StoreStatus = ({ store }: { store: ServiceProvider }) => {
  const { t } = useTranslation('stores')
  const [opened] = useState(() => new Date())
  const { listed_until: until, total_services, statement_id } = store
  if (statement_id !== null)
    return (
      <p className={classes.status}>
        <span>
          <WarningCircle size={18} weight="fill" aria-hidden />
          {t('hiddenByStaff')}
        </span>
        <Link to={paths.statement(statement_id)}>{t('readWhy')}</Link>
      </p>
    )
  if (until === null) return null
  const isOver = new Date(until) <= opened
  const status = isOver ? 'closed' : total_services > 0 ? 'open' : 'empty'
  // A plan for life ends after a hundred years, as the contract has it.
  const isForLife = new Date(until).getFullYear() - opened.getFullYear() > 50
  const Icon = status === 'open' ? Storefront : WarningCircle
  return (
    <p className={classes.status} data-closed={isOver || undefined}>
      <span data-open={status === 'open' || undefined}>
        <Icon size={18} weight="fill" aria-hidden />
        {t(`status.${status}`)}
      </span>
      {isForLife && status === 'open'
        ? t('status.openForLife')
        : t(`status.${status}Text`, { date: formatDate(until) })}
      {isOver && <Link to={paths.serviceSubscription()}>{t('openAgain')}</Link>}
    </p>
  )
}
