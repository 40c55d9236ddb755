import { companyLimits } from '@celebrio/contract/people/companies'
import { kilometres } from '@celebrio/contract/platform/distance'
import { MapPin } from '@phosphor-icons/react/MapPin'
import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cityPointQuery, useCityName } from '#features/base/locations'
import { issueText } from '#lib/api/error-text.ts'
import { formatMetres } from '#lib/formats.ts'
import { locate } from '#lib/geolocation.ts'
import { Button } from '#ui/buttons/button.tsx'
import { originOf, pinAt, savedPin } from './pin.ts'
import classes from './pin-field.module.css'
import type { useCompanyForm } from './use-company-form.ts'
import type { Company, CompanyValues } from './values.ts'

type Props = { form: ReturnType<typeof useCompanyForm>; company: Company }

/** Asks the device where it is, and says so when it does not tell, or not well enough. */
function useHere(change: Props['form']['change']) {
  const { t } = useTranslation('stores')
  const [isAsking, setIsAsking] = useState(false)
  const [trouble, setTrouble] = useState('')
  const ask = async () => {
    setIsAsking(true)
    setTrouble('')
    const found = await locate({ enableHighAccuracy: true, timeout: 15_000, maximumAge: 0 })
    setIsAsking(false)
    const pin = found && pinAt(found)
    if (pin) change(pin)
    else setTrouble(found ? t('pinVague', { accuracy: formatMetres(found.accuracy) }) : t('pinDeclined'))
  }
  return { ask, isAsking, trouble, forget: () => setTrouble('') }
}

/** What the server would say of a pin of this form that is not near the city; said at once. */
function useFarText({ city_id, lat, lng, accuracy }: CompanyValues): string | null {
  const { data: city } = useQuery(cityPointQuery(city_id))
  if (!city || accuracy === null || lat === null || lng === null) return null
  const max = companyLimits.pin_km
  return kilometres(city, { lat, lng }) > max
    ? issueText({ code: 'far_from_city', values: { city: city.name, max } })
    : null
}

function useOriginText({ form: { values }, company }: Props) {
  const { t } = useTranslation('stores')
  const city = useCityName(values) ?? ''
  const origin = originOf(company, values)
  const accuracy = formatMetres(values.accuracy ?? 0)
  const text = {
    new: t('pinNew', { accuracy }),
    saved: t('pinSaved'),
    removed: t('pinRemoved', { city }),
    city: city ? t('pinCity', { city }) : t('pinNoCity'),
  }[origin]
  return { origin, text }
}

type ButtonsProps = Props & {
  here: ReturnType<typeof useHere>
  origin: ReturnType<typeof originOf>
  describedBy: string
}

const Buttons = ({ form: { change }, company, here, origin, describedBy }: ButtonsProps) => {
  const { t } = useTranslation('stores')
  const first = useRef<HTMLButtonElement>(null)
  const isChanged = origin === 'new' || origin === 'removed'
  const press = () => {
    here.forget()
    change(isChanged ? savedPin(company) : { lat: null, lng: null, accuracy: null })
    // This button may go with what it takes back.
    first.current?.focus()
  }
  return (
    <div className={classes.buttons}>
      <Button
        ref={first}
        variant="outline"
        leftSection={<MapPin size={20} aria-hidden />}
        loading={here.isAsking}
        aria-describedby={describedBy}
        onClick={() => void here.ask()}
      >
        {t('pinHere')}
      </Button>
      {origin !== 'city' && (
        <Button variant="quiet" onClick={press}>
          {t(isChanged ? 'pinBack' : 'pinRemove')}
        </Button>
      )}
    </div>
  )
}

/** Where distances to the store are measured from: the middle of its city, or a spot that its owner stands on. */
export const PinField = (props: Props) => {
  const { t } = useTranslation('stores')
  const id = useId()
  const { values, errors, change } = props.form
  const here = useHere(change)
  const { origin, text } = useOriginText(props)
  const far = useFarText(values)
  const error = far ?? errors.lat ?? errors.lng
  return (
    <fieldset className={classes.field} data-error={error ? true : undefined}>
      <legend className={classes.label}>{t('pin')}</legend>
      <output className={classes.origin}>{text}</output>
      <Buttons {...props} here={here} origin={origin} describedBy={`${id}-error ${id}-note`} />
      <output id={`${id}-error`} className={classes.error}>
        {error ?? here.trouble}
      </output>
      <p id={`${id}-note`} className={classes.note}>
        {t('pinNote')}
      </p>
    </fieldset>
  )
}
