import { MapPin } from '@phosphor-icons/react/MapPin'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PlacePicker } from '#features/base/locations'
import { formatKilometres } from '#lib/formats.ts'
import { useSession } from '#lib/session.ts'
import { Button } from '#ui/buttons/button.tsx'
import { SelectField } from '#ui/choices/select-field.tsx'
import { SwitchField } from '#ui/choices/switch-field.tsx'
import { distances, type Filters, withoutNearest } from './filters.ts'
import classes from './finding.module.css'
import { askPosition, usePosition } from './position.ts'
import type { Finding } from './use-finding.ts'

/** Asks where the viewer is; where the browser does not say, who has an account looks around where they live. */
function useNear({ filters, change }: Finding) {
  const isMember = useSession() !== null
  const [state, setState] = useState<'idle' | 'asking' | 'declined'>('idle')
  const ask = async (more: Partial<Filters> = {}) => {
    setState('asking')
    const isKnown = await askPosition()
    setState(isKnown ? 'idle' : 'declined')
    if (!isKnown && !isMember) return
    change({
      near: true,
      country_id: null,
      state_id: null,
      city_id: null,
      comes: filters.near && filters.comes,
      ...more,
    })
  }
  return { state, ask, isMember }
}

const Distance = ({ filters: { distance_km }, change }: Finding) => {
  const { t } = useTranslation('finding')
  const options = distances.map(value => ({
    value: String(value),
    label: t('within', { distance: formatKilometres(value) }),
  }))
  return (
    <SelectField
      label={t('distance')}
      placeholder={t('anyDistance')}
      options={options}
      value={distance_km ?? ''}
      onChange={({ currentTarget: { value } }) => change({ distance_km: value === '' ? null : Number(value) })}
    />
  )
}

type ComesProps = Finding & { ask: (more: Partial<Filters>) => Promise<void> }

/** Also who comes to the city that is chosen; without one, only who comes to the viewer, who is asked where that is. */
const Comes = ({ filters, change, ask }: ComesProps) => {
  const { t } = useTranslation('finding')
  const { comes, near, city_id } = filters
  const press = (isOn: boolean) => {
    if (isOn && !near && city_id === null) return void ask({ comes: true })
    change({ comes: isOn, sort: isOn || near ? filters.sort : withoutNearest(filters.sort) })
  }
  return (
    <SwitchField
      label={t(city_id === null ? 'comesToMe' : 'comesToCity')}
      checked={comes}
      onChange={({ currentTarget }) => press(currentTarget.checked)}
    />
  )
}

/** Where to look: around the viewer, or in a country, state or city. */
export const PlaceFilter = (finding: Finding) => {
  const { t } = useTranslation('finding')
  const { filters, change } = finding
  const { country_id, state_id, city_id, near } = filters
  const position = usePosition()
  const home = useSession()?.user.country_id ?? null
  const { state, ask, isMember } = useNear(finding)
  return (
    <>
      <Button
        variant="outline"
        fullWidth
        leftSection={<MapPin size={20} aria-hidden />}
        loading={state === 'asking'}
        onClick={() => void ask()}
      >
        {t(position ? 'updatePosition' : 'usePosition')}
      </Button>
      <output className={classes.note}>
        {state === 'declined' && t(isMember ? 'declinedMember' : 'declinedGuest')}
        {state !== 'declined' && near && !position && t(isMember ? 'aroundHome' : 'noPosition')}
      </output>
      {near && <Distance {...finding} />}
      <PlacePicker
        home={home}
        optional={false}
        value={{ country_id, state_id, city_id }}
        onChange={place => {
          // Who celebrates in a city looks for all who serve there, until they say otherwise.
          const comes = place.city_id !== null && (city_id === null || filters.comes)
          const sort = comes ? filters.sort : withoutNearest(filters.sort)
          change({ ...place, near: false, distance_km: null, comes, sort })
        }}
      />
      <Comes {...finding} ask={ask} />
    </>
  )
}
