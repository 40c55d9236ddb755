import type { ModerationAction, StatementLetter } from '@celebrio/contract/care/shapes'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { Letter } from '../letter.tsx'
import classes from './decide.module.css'

type LetterDialogProps = {
  letter: StatementLetter | undefined
  reading: boolean
  action: Exclude<ModerationAction, 'dismiss'>
  isSending: boolean
  close: () => void
  send: () => void
}

/** The statement of reasons as its author will read it, in their language, before it is sent. */
export const LetterDialog = ({ letter, reading, action, isSending, close, send }: LetterDialogProps) => {
  const { t } = useTranslation('moderation')
  const buttons = (
    <div className={classes.buttons}>
      <Button variant="quiet" onClick={close}>
        {t('back')}
      </Button>
      <Button loading={isSending} onClick={send}>
        {t(`send.${action}`)}
      </Button>
    </div>
  )
  return (
    <Dialog size="medium" title={t('letterTitle')} opened={reading} onClose={close} footer={buttons}>
      {letter && <Letter letter={letter} />}
    </Dialog>
  )
}
