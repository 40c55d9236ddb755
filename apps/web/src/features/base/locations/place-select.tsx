import type { Place } from '@celebrio/contract/base/locations'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorText } from '#lib/api/error-text.ts'
import { SearchSelect } from '#ui/choices/search-select.tsx'

type PlaceSelectProps = {
  level: 'country' | 'state' | 'city'
  places: UseQueryResult<Place[]>
  value: number | null
  onChange: (id: number | null) => void
  error?: string
  /** The level above has not been chosen yet. */
  waits?: boolean
}

const waitingFor = { country: 'typeToSearch', state: 'countryFirst', city: 'stateFirst' } as const

/** A searchable select for countries, states or cities. Shows an error when its list did not load. */
export const PlaceSelect = ({ level, places, value, onChange, error, waits = false }: PlaceSelectProps) => {
  const { t } = useTranslation('locations')
  return (
    <SearchSelect
      name={`${level}_id`}
      label={t(level)}
      options={(places.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      onChange={onChange}
      loading={places.isFetching}
      disabled={waits}
      placeholder={t(waits ? waitingFor[level] : 'typeToSearch')}
      error={error ?? (places.isError ? errorText(places.error) : undefined)}
    />
  )
}
