import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { nameOfZone, ownZone } from '#lib/formats-zones.ts'
import { SearchSelect } from '#ui/choices/search-select.tsx'

const zones = (chosen: string): string[] => [
  ...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ownZone(), chosen]),
]

/** `America/New_York` as people look for it. */
const labelOf = (zone: string) => zone.replaceAll('_', ' ').replaceAll('/', ' / ')

type ZoneFieldProps = {
  value: string
  /** When the event is, which decides between summer and winter; empty while it is not chosen. */
  at: string
  error: string | undefined
  onChange: (zone: string) => void
}

/** The time zone of the place: the browser's, until another is chosen. */
export const ZoneField = ({ value, at, error, onChange }: ZoneFieldProps) => {
  const { t } = useTranslation('events')
  const options = useMemo(() => zones(value).map(zone => ({ value: zone, label: labelOf(zone) })), [value])
  const [now] = useState(() => new Date())
  const name = nameOfZone(value, at === '' ? now : `${at.slice(0, 16)}:00Z`)
  return (
    <SearchSelect
      name="timezone"
      label={t('timezone')}
      hint={name || undefined}
      options={options}
      value={value}
      error={error}
      onChange={zone => zone && onChange(zone)}
    />
  )
}
