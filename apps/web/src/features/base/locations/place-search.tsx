import type { WholePlace } from '@celebrio/contract/base/locations'
import { delays } from '@celebrio/contract/platform/delays'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '#lib/api/error-text.ts'
import { SearchSelect } from '#ui/choices/search-select.tsx'
import { placesQuery } from './data.ts'
import type { PlaceValue } from './place-fields.tsx'
import { usePlaceName } from './use-place-name.ts'

type PlaceSearchProps = {
  value: PlaceValue
  onChange: (value: PlaceValue) => void
  /** Cities of this country come first. */
  near: number | null
  optional: boolean
  error: string | undefined
}

const keyOf = ({ country_id, state_id, city_id }: PlaceValue) =>
  country_id === null ? null : [country_id, state_id, city_id].join('.')

const idsOf = ({ city, state, country }: WholePlace): PlaceValue => ({
  country_id: country.id,
  state_id: state.id,
  city_id: city.id,
})

const nowhere: PlaceValue = { country_id: null, state_id: null, city_id: null }

/** "Singapore" rather than "Singapore, Singapore, Singapore". */
const nameOf = ({ city, state, country }: WholePlace) => [...new Set([city.name, state.name, country.name])].join(', ')

const optionOf = (place: WholePlace) => ({ value: keyOf(idsOf(place)) ?? '', label: nameOf(place) })

/** One field for city, state and country: finds cities by how they begin, and fills in all three. */
export const PlaceSearch = ({ value, onChange, near, optional, error: wrong }: PlaceSearchProps) => {
  const { t } = useTranslation('locations')
  const [typed, setTyped] = useState('')
  const [picked, setPicked] = useState<{ value: string; label: string } | null>(null)
  const key = keyOf(value)
  const name = usePlaceName(value)
  const label = picked?.value === key ? picked?.label : name
  const [keyword] = useDebouncedValue(typed.trim(), delays.filter)
  const isTyping = typed.trim() !== '' && typed !== label
  const { data, error, isFetching } = useQuery({
    ...placesQuery(isTyping ? keyword : '', near),
    placeholderData: keepPreviousData,
  })
  const places = isTyping ? (data ?? []) : []
  const choose = (chosen: string | null) => {
    const place = places.find(one => keyOf(idsOf(one)) === chosen)
    setPicked(place ? optionOf(place) : null)
    onChange(place ? idsOf(place) : nowhere)
  }
  return (
    <SearchSelect
      name="place"
      label={t('place')}
      optional={optional}
      options={places.map(optionOf)}
      chosen={key !== null && label ? { value: key, label } : null}
      value={key}
      onChange={choose}
      onSearch={setTyped}
      loading={isTyping && (isFetching || keyword !== typed.trim())}
      nothing={isTyping ? undefined : t('typeToSearch')}
      placeholder={t('typeToSearch')}
      error={isTyping && error ? errorText(error) : wrong}
    />
  )
}
