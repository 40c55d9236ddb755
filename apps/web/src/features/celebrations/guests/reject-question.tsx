import type { Event } from '@celebrio/contract/celebrations/events'
import { partyLimits } from '@celebrio/contract/celebrations/invitation-shapes'
import { type FormEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { EventSummary } from '#features/celebrations/events'
import { useDraft } from '#lib/drafts.ts'
import { Button } from '#ui/buttons/button.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import classes from './answer.module.css'
import type { Answering } from './answers.ts'

type FormProps = {
  id: string
  /** Draft key of the note. */
  draftKey: string
  onClose: () => void
  onYes: (rejection: Answering) => void
}

/** The confirmation with an optional note. */
const DeclineForm = ({ id, draftKey, onClose, onYes }: FormProps) => {
  const { t } = useTranslation('guests')
  const { values, change, drop } = useDraft(draftKey, { message: '' })
  const done = () => {
    drop()
    onClose()
  }
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault()
    onYes({ message: values.message, done })
  }
  return (
    <form id={id} className={classes.form} onSubmit={submit}>
      <TextArea
        label={t('note')}
        optional
        rows={2}
        maxLength={partyLimits.message}
        value={values.message}
        onChange={({ currentTarget }) => change({ message: currentTarget.value })}
      />
      <p className={classes.sure}>{t('rejectSure')}</p>
    </form>
  )
}

type QuestionProps = { event: Event; opened: boolean; busy: boolean } & Omit<FormProps, 'id'>

/** Confirms declining, with a summary of the event. */
export const RejectQuestion = ({ event, opened, onClose, busy, ...form }: QuestionProps) => {
  const { t: tUi } = useTranslation('ui')
  const id = useId()
  const answers = (
    <>
      <Button variant="outline" onClick={onClose} data-autofocus>
        {tUi('no')}
      </Button>
      <Button type="submit" form={id} variant="danger" loading={busy}>
        {tUi('yes')}
      </Button>
    </>
  )
  return (
    <Dialog opened={opened} onClose={onClose} title={event.title} size="medium" footer={answers}>
      <EventSummary event={event} brief />
      <DeclineForm id={id} onClose={onClose} {...form} />
    </Dialog>
  )
}
