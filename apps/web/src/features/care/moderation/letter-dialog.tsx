import type { StatementLetter } from '@celebrio/contract/care/shapes'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import classes from './letter.module.css'
import { Letter } from './letter.tsx'

type LetterDialogProps = {
  title: string
  letter: StatementLetter | undefined
  reading: boolean
  /** What sending it does, on the button. */
  action: string
  isSending: boolean
  close: () => void
  send: () => void
}

/** What its author will read, in their language, before it is sent. */
export const LetterDialog = ({ title, letter, reading, action, isSending, close, send }: LetterDialogProps) => {
  const { t } = useTranslation('moderation')
  const buttons = (
    <div className={classes.buttons}>
      <Button variant="quiet" onClick={close}>
        {t('back')}
      </Button>
      <Button loading={isSending} onClick={send}>
        {action}
      </Button>
    </div>
  )
  return (
    <Dialog size="medium" title={title} opened={reading} onClose={close} footer={buttons}>
      {letter && <Letter letter={letter} />}
    </Dialog>
  )
}
