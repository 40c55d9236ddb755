import type { ServiceProvider } from '@celebrio/contract/market/stores'
import { Storefront } from '@phosphor-icons/react/Storefront'
import { WarningCircle } from '@phosphor-icons/react/WarningCircle'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDate } from '#lib/formats-dates.ts'
import { paths } from '#lib/paths.ts'
import classes from './owner-notice.module.css'

/** Tells the owner whether others find the store, and until when. */
export const OwnerNotice = ({ store }: { store: ServiceProvider }) => {
  const { t } = useTranslation('stores')
  const [opened] = useState(() => new Date())
  const { listed_until: until, total_services, statement_id } = store
  if (statement_id !== null)
    return (
      <p className={classes.notice}>
        <WarningCircle size={20} weight="fill" aria-hidden />
        <span>
          {t('hiddenByStaff')} · <Link to={paths.statement(statement_id)}>{t('readWhy')}</Link>
        </span>
      </p>
    )
  if (until === null) return null
  const isOver = new Date(until) <= opened
  const isListed = !isOver && total_services > 0
  const Icon = isListed ? Storefront : WarningCircle
  return (
    <p className={classes.notice} data-listed={isListed || undefined}>
      <Icon size={20} weight="fill" aria-hidden />
      <span>
        {isOver
          ? t('listedBefore', { date: formatDate(until) })
          : t(isListed ? 'listedUntil' : 'listedOnceFilled', { date: formatDate(until) })}{' '}
        <Link to={paths.serviceSubscription()}>{t('seePlans')}</Link>
      </span>
    </p>
  )
}
