import { useTranslation } from 'react-i18next'
import { Button } from '../buttons/button.tsx'
import classes from './ask-dialog.module.css'
import { Dialog } from './dialog.tsx'

export type AskDialogProps = {
  title: string
  text: string
  opened: boolean
  /** It is being done. */
  busy?: boolean
  onClose: () => void
  /** The dialog stays open: the caller closes it, at once or when the action is done. */
  onYes: () => void
}

/** A yes/no question before an action that cannot be undone. */
export const AskDialog = ({ title, text, opened, busy, onClose, onYes }: AskDialogProps) => {
  const { t } = useTranslation('ui')
  return (
    <Dialog opened={opened} onClose={onClose} title={title}>
      <p className={classes.text}>{text}</p>
      <div className={classes.answers}>
        <Button variant="outline" onClick={onClose} data-autofocus>
          {t('no')}
        </Button>
        <Button variant="danger" loading={busy} onClick={onYes}>
          {t('yes')}
        </Button>
      </div>
    </Dialog>
  )
}
