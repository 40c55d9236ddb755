import { useQuery } from '@tanstack/react-query'
import { citiesQuery, countriesQuery, statesQuery } from './data.ts'
import { PlaceSelect } from './place-select.tsx'

/** Country, state and city ids, with the contract's field names. */
export type PlaceValue = { country_id: number | null; state_id: number | null; city_id: number | null }

export type PlaceFieldsProps = {
  value: PlaceValue
  onChange: (value: PlaceValue) => void
  /** Error texts by field. */
  errors?: Partial<Record<keyof PlaceValue, string>>
}

const nowhere: PlaceValue = { country_id: null, state_id: null, city_id: null }

/** Selects for country, state and city. Changing one clears those below it. */
export const PlaceFields = ({ value, onChange, errors = {} }: PlaceFieldsProps) => {
  const { country_id, state_id, city_id } = value
  const states = useQuery(statesQuery(country_id))
  const cities = useQuery(citiesQuery(state_id))
  return (
    <>
      <CountryField
        value={country_id}
        onChange={id => onChange({ ...nowhere, country_id: id })}
        error={errors.country_id}
      />
      <PlaceSelect
        key={`state of ${country_id}`}
        level="state"
        places={states}
        value={state_id}
        onChange={id => onChange({ country_id, state_id: id, city_id: null })}
        error={errors.state_id}
        waits={country_id === null}
      />
      <PlaceSelect
        key={`city of ${state_id}`}
        level="city"
        places={cities}
        value={city_id}
        onChange={id => onChange({ country_id, state_id, city_id: id })}
        error={errors.city_id}
        waits={state_id === null}
      />
    </>
  )
}

export type CountryFieldProps = { value: number | null; onChange: (id: number | null) => void; error?: string }

/** A select for the country alone. */
export const CountryField = (props: CountryFieldProps) => (
  <PlaceSelect level="country" places={useQuery(countriesQuery)} {...props} />
)
