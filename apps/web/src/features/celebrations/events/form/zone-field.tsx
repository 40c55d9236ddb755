import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { timeZoneDisplayName, viewerTimeZone } from '#lib/formats-zones.ts'
import { SearchSelect } from '#ui/choices/search-select.tsx'

const zones = (chosen: string): string[] => [
  ...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', viewerTimeZone(), chosen]),
]

/** Search text of a zone, for example of `America/New_York`. */
const labelOf = (zone: string) => zone.replaceAll('_', ' ').replaceAll('/', ' / ')

type ZoneFieldProps = {
  value: string
  /** Start of the event, which decides on daylight saving time; empty if not chosen yet. */
  at: string
  error: string | undefined
  onChange: (zone: string) => void
}

/** The venue's time zone; the browser's by default. */
export const ZoneField = ({ value, at, error, onChange }: ZoneFieldProps) => {
  const { t } = useTranslation('events')
  const options = useMemo(() => zones(value).map(zone => ({ value: zone, label: labelOf(zone) })), [value])
  const [now] = useState(() => new Date())
  const name = timeZoneDisplayName(value, at === '' ? now : `${at.slice(0, 16)}:00Z`)
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
