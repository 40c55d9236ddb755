import { useTranslation } from 'react-i18next'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import classes from './block-dialog.module.css'
import { useBlock } from './data.ts'

export type BlockDialogProps = {
  person: { id: number; name: string }
  opened: boolean
  onClose: () => void
  /** Called when the person has been blocked, to leave a page about them. */
  onBlocked: () => void
  /** Asked right after the person has been reported. */
  isAfterReport?: boolean
  /** Instead of the No and the Yes that posts have. */
  answers?: { no: string; yes: string }
}

/** Confirms blocking a person. */
export const BlockDialog = ({
  person: { id, name },
  isAfterReport,
  onBlocked,
  answers,
  ...dialog
}: BlockDialogProps) => {
  const { opened, onClose } = dialog
  const { t } = useTranslation('friends')
  const { mutate, isPending } = useBlock(id, () => {
    onClose()
    onBlocked()
  })
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t(isAfterReport ? 'alsoBlock' : 'blockTitle', { name })}
      footer={
        <div className={classes.answers}>
          <Button variant="outline" fullWidth onClick={onClose}>
            {answers?.no ?? t('no')}
          </Button>
          <Button variant="danger" fullWidth loading={isPending} onClick={() => mutate()}>
            {answers?.yes ?? t('yes')}
          </Button>
        </div>
      }
    >
      <p>{t('blockText')}</p>
    </Dialog>
  )
}
