import type { ServiceProvider } from '@celebrio/contract/market/stores'
import { Storefront } from '@phosphor-icons/react/Storefront'
import { WarningCircle } from '@phosphor-icons/react/WarningCircle'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '#lib/formats-dates.ts'
import classes from './owner-notice.module.css'

/** Tells the owner whether others find the store, and until when. */
export const OwnerNotice = ({ store: { listed_until: until, total_services } }: { store: ServiceProvider }) => {
  const { t } = useTranslation('stores')
  const [opened] = useState(() => new Date())
  if (until === null) return null
  const isOver = new Date(until) <= opened
  const isListed = !isOver && total_services > 0
  const Icon = isListed ? Storefront : WarningCircle
  return (
    <p className={classes.notice} data-listed={isListed || undefined}>
      <Icon size={20} weight="fill" aria-hidden />
      {isOver
        ? t('listedBefore', { date: formatDate(until) })
        : t(isListed ? 'listedUntil' : 'listedOnceFilled', { date: formatDate(until) })}
    </p>
  )
}
