import { dealPeriods } from '@celebrio/contract/market/deal-shapes'
import { MapPin } from '@phosphor-icons/react/MapPin'
import { SlidersHorizontal } from '@phosphor-icons/react/SlidersHorizontal'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askPosition } from '#features/market/finding'
import { formatWholeAmount } from '#lib/amounts.ts'
import { Button } from '#ui/buttons/button.tsx'
import { costRanges, countFilters, type DealFilters } from '../filters.ts'
import type { DealFinding } from '../use-filters.ts'
import { FilterSheet } from './filter-sheet.tsx'
import classes from './lists.module.css'

type Chip = { key: string; label: string; isOn: boolean; press: () => void }

/** `$0-$500`, `$500-$1000`, `Above $1000`, in the currency of costs. */
function useRangeName(currency: string) {
  const { t } = useTranslation('deals')
  const amount = (whole: string) => formatWholeAmount(Number(whole), currency)
  return (range: (typeof costRanges)[number]): string => {
    const [from = '0', to = ''] = range.split('-')
    return to === '' ? t('above', { cost: amount(from) }) : `${amount(from)}-${amount(to)}`
  }
}

/** Around where the viewer is; where the browser does not say, around where they live. */
function useNear({ filters, change }: DealFinding): Chip {
  const { t } = useTranslation('deals')
  const turnOn = async () => {
    await askPosition()
    change({ near: true, country_id: null, state_id: null, city_id: null })
  }
  const turnOff = () => change({ near: false, distance_km: null, sort: filters.sort === 'near' ? '' : filters.sort })
  return {
    key: 'near',
    label: t('nearMe'),
    isOn: filters.near,
    press: () => (filters.near ? turnOff() : void turnOn()),
  }
}

function useChips(finding: DealFinding): Chip[] {
  const { t } = useTranslation('deals')
  const { filters, currency, change } = finding
  const rangeName = useRangeName(currency)
  const toggle = <Name extends keyof DealFilters>(name: Name, value: DealFilters[Name], off: DealFilters[Name]) => ({
    key: String(value),
    isOn: filters[name] === value,
    press: () => change({ [name]: filters[name] === value ? off : value }),
  })
  return [
    useNear(finding),
    ...costRanges.map(range => ({ ...toggle('cost', range, ''), label: rangeName(range) })),
    ...dealPeriods.map(period => ({ ...toggle('within', period, ''), label: t(`within_${period}`) })),
    { ...toggle('free', true, false), key: 'free', label: t('free') },
  ]
}

/** What is asked for most, each a press away; the rest is in a sheet. */
export const FilterChips = (finding: DealFinding) => {
  const { t } = useTranslation('deals')
  const [opened, setOpened] = useState(false)
  const chips = useChips(finding)
  const count = countFilters(finding.filters)
  return (
    <>
      <Button
        variant="outline"
        leftSection={<SlidersHorizontal size={20} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        {count > 0 ? t('filtersChosen', { count }) : t('filters')}
      </Button>
      {chips.map(({ key, label, isOn, press }) => (
        <button key={key} type="button" className={classes.chip} aria-pressed={isOn} onClick={press}>
          {key === 'near' && <MapPin size={18} weight={isOn ? 'fill' : 'regular'} aria-hidden />}
          {label}
        </button>
      ))}
      <FilterSheet {...finding} opened={opened} onClose={() => setOpened(false)} />
    </>
  )
}
