import { eventLimits } from '@celebrio/contract/celebrations/events'
import { codePoints } from '@celebrio/contract/platform/text'
import { useTranslation } from 'react-i18next'
import { PlaceFields, type PlaceValue, useCountryCodes } from '#features/base/locations'
import { Chips } from '#ui/choices/chips.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { pressAudience, useAudienceWords } from '../audience.ts'
import classes from './event-form.module.css'
import type { EventForm } from './use-event-form.ts'
import { When } from './when.tsx'
import { zoneAfter } from './zones.ts'

type FieldsProps = { form: EventForm }

const Title = ({ form }: FieldsProps) => {
  const { t } = useTranslation('events')
  const count = codePoints(form.values.title)
  const label = (
    <>
      {t('title')}
      <i data-over={count > eventLimits.title || undefined}>
        {count} / {eventLimits.title}
      </i>
    </>
  )
  return <TextField {...form.text('title')} label={label} aria-label={t('title')} autoComplete="off" dir="auto" />
}

const More = ({ form: { text, values, errors, change } }: FieldsProps) => {
  const { t } = useTranslation('events')
  return (
    <>
      <TextField
        {...text('members')}
        label={t('members')}
        hint={t('membersHint')}
        optional
        inputMode="numeric"
        autoComplete="off"
      />
      <div className={classes.pair}>
        <TextField {...text('special_guest')} label={t('specialGuest')} optional dir="auto" />
        <TextField {...text('dress_code')} label={t('dressCode')} optional dir="auto" />
      </div>
      <TextArea
        name="about"
        label={t('about')}
        optional
        rows={4}
        value={values.about}
        error={errors.about}
        onChange={({ currentTarget }) => change({ about: currentTarget.value })}
      />
    </>
  )
}

const Audience = ({ form: { values, errors, change } }: FieldsProps) => {
  const { t } = useTranslation('events')
  const { options } = useAudienceWords()
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

/** Where it is; the zone follows the country. */
const Where = ({ form: { values, errors, change } }: FieldsProps) => {
  const codeOf = useCountryCodes()
  const move = (place: PlaceValue) => {
    const zone = { zone: values.timezone, from: codeOf(values.country_id), to: codeOf(place.country_id) }
    change(place.country_id === values.country_id ? place : { ...place, timezone: zoneAfter(zone) })
  }
  return (
    <div className={classes.three}>
      <PlaceFields value={values} onChange={move} errors={errors} />
    </div>
  )
}

/** Everything that an event can say of itself, apart from its picture. */
export const EventFields = ({ form }: FieldsProps) => {
  const { t } = useTranslation('events')
  const { text } = form
  return (
    <>
      <Title form={form} />
      <TextField {...text('address')} label={t('address')} optional autoComplete="street-address" dir="auto" />
      <Where form={form} />
      <When form={form} />
      <More form={form} />
      <Audience form={form} />
    </>
  )
}
