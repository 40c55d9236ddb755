import { useTranslation } from 'react-i18next'
import { PlacePicker, type PlaceValue, useCountryCodes } from '#features/base/locations'
import { useSession } from '#lib/session.ts'
import { Chips } from '#ui/choices/chips.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { pressAudience, useAudienceTexts } from '../audience.ts'
import { AnswerTerms } from './answer-terms.tsx'
import classes from './event-form.module.css'
import type { EventForm } from './use-event-form.ts'
import { zoneAfter } from './zones.ts'

type FieldsProps = { form: EventForm }

const Audience = ({ form: { values, errors, change } }: FieldsProps) => {
  const { t } = useTranslation('events')
  const { options } = useAudienceTexts()
  const [first = 4] = values.open_to
  const hint = first === 0 || first > 3 ? t(`audienceHint${first as 0 | 4 | 5}`) : t('audienceHintSome')
  return (
    <Chips
      label={t('openTo')}
      hint={hint}
      options={options}
      chosen={values.open_to}
      error={errors.open_to}
      onPress={code => change({ open_to: pressAudience(values.open_to, code) })}
    />
  )
}

/** Address and location; the time zone follows the country. */
export const Where = ({ form: { text, values, errors, change, services } }: FieldsProps) => {
  const { t } = useTranslation('events')
  const codeOf = useCountryCodes()
  const session = useSession()
  const move = (place: PlaceValue) => {
    const zone = { zone: values.timezone, from: codeOf(values.country_id), to: codeOf(place.country_id) }
    change(place.country_id === values.country_id ? place : { ...place, timezone: zoneAfter(zone) })
  }
  return (
    <>
      <PlacePicker
        value={values}
        onChange={move}
        errors={errors}
        home={session?.user.country_id ?? null}
        optional={!services}
      />
      <TextField
        {...text('address')}
        label={t('address')}
        optional={!services}
        autoComplete="street-address"
        dir="auto"
      />
    </>
  )
}

/** Who may see it, how many, and what they should know. */
export const Who = ({ form }: FieldsProps) => {
  const { t } = useTranslation('events')
  return (
    <>
      <Audience form={form} />
      <TextField
        {...form.text('members')}
        label={t('members')}
        hint={t('membersHint')}
        optional={!form.services}
        inputMode="numeric"
        autoComplete="off"
      />
      <AnswerTerms form={form} />
      <div className={classes.pair}>
        <TextField {...form.text('special_guest')} label={t('specialGuest')} optional dir="auto" />
        <TextField {...form.text('dress_code')} label={t('dressCode')} optional dir="auto" />
      </div>
    </>
  )
}
