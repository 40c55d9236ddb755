import type { Event } from '@celebrio/contract/celebrations/events'
import { partyLimits } from '@celebrio/contract/celebrations/invitation-shapes'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useDraft } from '#lib/drafts.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Stepper } from '#ui/choices/stepper.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import type { Acceptance } from '../data.ts'
import classes from './answer.module.css'
import { answerName } from './saved-names.ts'

type PartyProps = { values: Acceptance; onChange: (changes: Partial<Acceptance>) => void }

const Party = ({ values, onChange }: PartyProps) => {
  const { t } = useTranslation('invitations')
  return (
    <>
      <Stepper
        label={t('adults')}
        hint={t('adultsHint')}
        value={values.adults}
        min={1}
        max={partyLimits.adults}
        onChange={adults => onChange({ adults })}
        fewer={t('adultFewer')}
        more={t('adultMore')}
      />
      <Stepper
        label={t('children')}
        value={values.children}
        min={0}
        max={partyLimits.children}
        onChange={children => onChange({ children })}
        fewer={t('childFewer')}
        more={t('childMore')}
      />
    </>
  )
}

const answered = ({ my_invitation: own }: Event): Acceptance => ({
  adults: Math.max(1, own?.adults ?? 1),
  children: own?.children ?? 0,
  dietary: own?.dietary ?? '',
  message: own?.message ?? '',
})

const firstName = (name: string) => name.trim().split(/\s+/u)[0] ?? name

export type AnswerFormProps = {
  event: Event
  /** Of the form's element, for buttons elsewhere. */
  id: string
  busy: boolean
  onAccept: (answer: Acceptance) => void
  onDecline: () => void
}

/** A yes with its party, what they eat and a note; or a no. */
export const AnswerForm = ({ event, id, busy, onAccept, onDecline }: AnswerFormProps) => {
  const { t } = useTranslation('invitations')
  const { values, change } = useDraft(answerName(event), answered(event))
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault()
    onAccept(values)
  }
  return (
    <form id={id} className={classes.form} onSubmit={submit}>
      <Party values={values} onChange={change} />
      <TextField
        label={t('dietary')}
        optional
        maxLength={partyLimits.dietary}
        value={values.dietary}
        onChange={({ currentTarget }) => change({ dietary: currentTarget.value })}
      />
      <TextArea
        label={t('noteFor', { name: firstName(event.user.name) })}
        optional
        rows={3}
        maxLength={partyLimits.message}
        placeholder={t('typeNote')}
        value={values.message}
        onChange={({ currentTarget }) => change({ message: currentTarget.value })}
      />
      <Button type="submit" size="large" fullWidth loading={busy}>
        {t('acceptInvitation')}
      </Button>
      <Button variant="outline" fullWidth onClick={onDecline}>
        {t('decline')}
      </Button>
    </form>
  )
}
