import type { Event } from '@celebrio/contract/events'
import { useTranslation } from 'react-i18next'
import { EventSummary } from '#features/events'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useReject } from '../use-answer.ts'
import classes from './answer.module.css'

type Asked = { event: Event; opened: boolean; onClose: () => void }
type QuestionProps = Asked & { busy: boolean; onYes: () => void }

/** Asks before a no, and shows to what. */
export const RejectQuestion = ({ event, opened, onClose, busy, onYes }: QuestionProps) => {
  const { t } = useTranslation('invitations')
  const { t: tUi } = useTranslation('ui')
  const answers = (
    <>
      <Button variant="outline" onClick={onClose} data-autofocus>
        {tUi('no')}
      </Button>
      <Button variant="danger" loading={busy} onClick={onYes}>
        {tUi('yes')}
      </Button>
    </>
  )
  return (
    <Dialog opened={opened} onClose={onClose} title={event.title} size="medium" footer={answers}>
      <EventSummary event={event} brief />
      <p className={classes.question}>{t('rejectSure')}</p>
    </Dialog>
  )
}

/** The same for an invitation of the viewer's own. */
export const RejectDialog = ({ event, opened, onClose }: Asked) => {
  const { mutate, isPending } = useReject(event)
  const say = () => mutate({ done: onClose })
  return <RejectQuestion event={event} opened={opened} onClose={onClose} busy={isPending} onYes={say} />
}
