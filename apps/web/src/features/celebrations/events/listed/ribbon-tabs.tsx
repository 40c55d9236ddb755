import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { TabLinks } from '#ui/layout/tab-links.tsx'
import type { Ribbon } from '../data.ts'

const ribbons = ['all', 'marked', 'invitation'] as const satisfies readonly Ribbon[]

/** Reads the ribbon from the URL. */
export const ribbonIn = (search: URLSearchParams): Ribbon =>
  ribbons.find(ribbon => ribbon === search.get('show')) ?? 'all'

/** Tabs All, Marked, Invitation; switching keeps the filters. */
export const RibbonTabs = ({ ribbon }: { ribbon: Ribbon }) => {
  const { t } = useTranslation('events')
  const [search] = useSearchParams()
  const addressOf = (one: Ribbon) => {
    const next = new URLSearchParams(search)
    if (one === 'all') next.delete('show')
    else next.set('show', one)
    return `?${next}`
  }
  return (
    <TabLinks
      look="pills"
      label={t('ribbon')}
      current={addressOf(ribbon)}
      stays
      tabs={ribbons.map(one => ({ to: addressOf(one), label: t(`ribbon_${one}`) }))}
    />
  )
}
