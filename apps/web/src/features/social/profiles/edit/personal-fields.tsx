import { genders } from '@celebrio/contract/people/profiles'
import { type ChangeEvent, useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '#lib/paths.ts'
import { SelectField } from '#ui/choices/select-field.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import type { EditForm } from './use-edit-form.ts'

/** Props of a multi-line field. */
export const linesOf = ({ values, errors, change }: EditForm, name: 'bio' | 'likes' | 'summary' | 'address') => ({
  name,
  value: values[name],
  error: errors[name],
  onChange: ({ currentTarget }: ChangeEvent<HTMLTextAreaElement>) => change({ [name]: currentTarget.value }),
})

/** The fields about a person. */
export const PersonalFields = ({ form }: { form: EditForm }) => {
  const { t } = useTranslation('profiles')
  const { text, values, errors, change } = form
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  return (
    <>
      <TextField {...text('name')} label={t('name')} autoComplete="name" />
      <TextField
        {...text('dob')}
        label={t('dob')}
        hint={t('dobHint')}
        optional
        type="date"
        max={today}
        autoComplete="bday"
      />
      <SelectField
        name="gender"
        label={t('gender')}
        optional
        placeholder={t('genderNone')}
        options={genders.map(gender => ({ value: String(gender), label: t(`gender${gender}`) }))}
        value={values.gender}
        error={errors.gender}
        onChange={({ currentTarget }) => change({ gender: currentTarget.value })}
      />
      <TextArea {...linesOf(form, 'bio')} label={t('bio')} optional rows={4} />
      <TextField {...text('education')} label={t('education')} optional />
      <TextField {...text('interests')} label={t('interests')} optional />
      <TextField {...text('hobbies')} label={t('hobbies')} optional />
    </>
  )
}

/** Contact details, which nobody else can see. */
export const ContactFields = ({ form, email }: { form: EditForm; email: string }) => {
  const { t } = useTranslation('profiles')
  const hint = <Trans t={t} i18nKey="emailHint" components={{ settings: <Link to={paths.settings()} /> }} />
  return (
    <>
      <TextField label={t('email')} hint={hint} type="email" value={email} readOnly />
      <TextField {...form.text('mobile')} label={t('mobile')} optional type="tel" autoComplete="tel" />
      <TextArea {...linesOf(form, 'address')} label={t('address')} optional rows={2} autoComplete="street-address" />
    </>
  )
}
