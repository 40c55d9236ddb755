import { CaretDown } from '@phosphor-icons/react/CaretDown'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/buttons/button.tsx'
import { PlaceFields, type PlaceFieldsProps } from './place-fields.tsx'
import classes from './place-picker.module.css'
import { PlaceSearch } from './place-search.tsx'

type PlacePickerProps = PlaceFieldsProps & {
  /** Without a country so far, cities of this one come first. */
  home: number | null
  /** Says that it can be left out; among filters all can. Where it can't, a missing city is said at the search. */
  optional?: boolean
}

/** One search for the place. Country, state and city one by one stay behind a button, for places that it does not find. */
export const PlacePicker = ({ home, optional = true, ...fields }: PlacePickerProps) => {
  const { t } = useTranslation('locations')
  const [isOpen, setOpen] = useState(false)
  const { value, onChange, errors = {} } = fields
  const missing = !optional && value.city_id === null ? errors.city_id : undefined
  const shown = isOpen || Object.values(errors).some(text => text && text !== missing)
  return (
    <div className={classes.picker}>
      <PlaceSearch
        value={value}
        onChange={onChange}
        near={value.country_id ?? home}
        optional={optional}
        error={missing}
      />
      <Button
        type="button"
        variant="quiet"
        size="small"
        rightSection={<CaretDown size={16} aria-hidden />}
        aria-expanded={shown}
        onClick={() => setOpen(!shown)}
      >
        {t('oneByOne')}
      </Button>
      {shown && (
        <div className={classes.three}>
          <PlaceFields {...fields} />
        </div>
      )}
    </div>
  )
}
