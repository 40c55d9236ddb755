import type { MeetFriend } from '@celebrio/contract/people/meet-shapes'
import { useTranslation } from 'react-i18next'
import { fieldErrorsOf } from '#lib/forms/field-errors.ts'
import { useFields } from '#lib/forms/use-fields.ts'
import { Button } from '#ui/buttons/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useJoin } from './data.ts'
import classes from './meet-fields.module.css'
import { MeetFields } from './meet-fields.tsx'
import { appendMeet, draftPurpose, type MeetFormValues, meetValues } from './meet-values.ts'

export type MeetFormProps = {
  profile: MeetFriend | null
  /** Also asks for the date of birth, if it is not known yet. */
  asksAge: boolean
  onDone: () => void
}

/** The server's field errors, under the names of the form's fields. */
const errorsOf = (error: unknown) => {
  const errors = fieldErrorsOf(error)
  return {
    ...errors,
    dob: errors.dob ?? errors.join_friend_community,
    photo: errors['meet_friend.profile_photo'],
  }
}

function useMeetForm({ profile, asksAge, onDone }: MeetFormProps) {
  const { onSubmit, show, drop, ...fields } = useFields<MeetFormValues>({
    initial: () => ({ ...meetValues(profile), dob: '' }),
    draft: { purpose: draftPurpose, omit: ['photo'] },
  })
  const { send, isPending } = useJoin(profile ? 'saved' : 'joinedNow', {
    onDone: () => {
      drop()
      onDone()
    },
    onError: error => show(errorsOf(error)),
  })
  const submit = onSubmit(({ dob, ...values }) => {
    const body = appendMeet(new FormData(), values)
    if (asksAge) body.set('dob', dob)
    send(body)
  })
  return { ...fields, submit, isPending }
}

/** The form to join Meet new friends, or to change the profile there. */
export const MeetForm = (props: MeetFormProps) => {
  const { t } = useTranslation('meet')
  const { form, submit, isPending, ...fields } = useMeetForm(props)
  return (
    <form ref={form} className={classes.form} onSubmit={submit} noValidate>
      {!props.profile && <p className={classes.lead}>{t('joinText')}</p>}
      {props.asksAge && (
        <TextField {...fields.text('dob')} label={t('dob')} hint={t('dobHint')} type="date" autoComplete="bday" />
      )}
      <MeetFields fields={fields} />
      <Button type="submit" fullWidth loading={isPending}>
        {t(props.profile ? 'save' : 'join')}
      </Button>
    </form>
  )
}
