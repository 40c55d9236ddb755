import type { Event } from '@celebrio/contract/celebrations/events'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { usePick } from './data.ts'
import classes from './poll.module.css'
import { formatLocalTime } from './texts.ts'

type PickDialogProps = {
  event: Event
  /** `YYYY-MM-DD HH:mm:ss`; null while none is picked. */
  date: string | null
  onClose: () => void
}

/** Confirms setting the date and explains what it does. */
export const PickDialog = ({ event, date, onClose }: PickDialogProps) => {
  const { t } = useTranslation('polls')
  const { mutate, isPending } = usePick(event, onClose)
  const answers = (
    <>
      <Button fullWidth loading={isPending} onClick={() => date && mutate(date)}>
        {t('setDate')}
      </Button>
      <Button variant="quiet" fullWidth onClick={onClose}>
        {t('keepVoting')}
      </Button>
    </>
  )
  return (
    <Dialog opened={date !== null} onClose={onClose} title={t('setDateTitle')} footer={answers}>
      <p className={classes.chosen}>{date && formatLocalTime(date)}</p>
      <p>{t('setDateText')}</p>
    </Dialog>
  )
}
