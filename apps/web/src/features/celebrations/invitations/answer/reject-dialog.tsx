import type { Event } from '@celebrio/contract/celebrations/events'
import { partyLimits } from '@celebrio/contract/celebrations/invitation-shapes'
import { type FormEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { EventSummary } from '#features/celebrations/events'
import { useDraft } from '#lib/drafts.ts'
import { Button } from '#ui/buttons/button.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { type Rejecting, useReject } from '../data.ts'
import classes from './answer.module.css'
import { noteName } from './saved-names.ts'

type FormProps = {
  id: string
  /** Under which name the note is kept: what was typed for a yes stands here too. */
  kept: string
  onClose: () => void
  onYes: (refusing: Rejecting) => void
}

/** The question, and a note that goes with the answer. */
const RefusalForm = ({ id, kept, onClose, onYes }: FormProps) => {
  const { t } = useTranslation('invitations')
  const { values, change, drop } = useDraft(kept, { message: '' })
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
      <p className={classes.question}>{t('rejectSure')}</p>
    </form>
  )
}

type Asked = { event: Event; opened: boolean; onClose: () => void }
type QuestionProps = Asked & Pick<FormProps, 'kept' | 'onYes'> & { busy: boolean }

/** Asks before a no, and shows to what. */
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
      <RefusalForm id={id} onClose={onClose} {...form} />
    </Dialog>
  )
}

/** The same for an invitation of the viewer's own. */
export const RejectDialog = ({ event, opened, onClose }: Asked) => {
  const { mutate, isPending } = useReject(event)
  const shared = { event, opened, onClose }
  return <RejectQuestion {...shared} kept={noteName(event)} busy={isPending} onYes={mutate} />
}
