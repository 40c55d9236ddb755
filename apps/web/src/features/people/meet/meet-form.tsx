import type { MeetFriend } from '@celebrio/contract/people/meet'
import { type FormEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFirstError } from '#lib/forms/use-first-error.ts'
import { Button } from '#ui/buttons/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useJoin } from './data.ts'
import classes from './meet-fields.module.css'
import { MeetFields } from './meet-fields.tsx'
import { appendMeet, meetValues } from './meet-values.ts'

export type MeetFormProps = {
  profile: MeetFriend | null
  /** Asks for the date of birth as well: nobody knows it yet. */
  asksAge: boolean
  onDone: () => void
}

type BirthFieldProps = { value: string; onChange: (dob: string) => void; error: string | undefined }

const BirthField = ({ value, onChange, error }: BirthFieldProps) => {
  const { t } = useTranslation('meet')
  return (
    <TextField
      label={t('dob')}
      hint={t('dobHint')}
      type="date"
      autoComplete="bday"
      value={value}
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}

/** Joins the people who meet new friends, or changes how one is seen there. */
export const MeetForm = ({ profile, asksAge, onDone }: MeetFormProps) => {
  const { t } = useTranslation('meet')
  const [values, setValues] = useState(() => meetValues(profile))
  const [dob, setDob] = useState('')
  const { send, isPending, errors, failure } = useJoin(profile ? 'saved' : 'joinedNow', onDone)
  const { form, focusFirstError } = useFirstError()
  useEffect(() => {
    if (failure) focusFirstError()
  }, [failure, focusFirstError])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const body = appendMeet(new FormData(), values)
    if (asksAge) body.set('dob', dob)
    send(body)
  }
  return (
    <form ref={form} className={classes.form} onSubmit={submit} noValidate>
      {!profile && <p className={classes.lead}>{t('joinText')}</p>}
      {asksAge && <BirthField value={dob} onChange={setDob} error={errors.dob ?? errors.join_friend_community} />}
      <MeetFields
        values={values}
        onChange={changes => setValues(before => ({ ...before, ...changes }))}
        errors={errors}
      />
      <Button type="submit" fullWidth loading={isPending}>
        {profile ? t('save') : t('join')}
      </Button>
    </form>
  )
}
