import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/buttons/button.tsx'
import { ChoiceField } from '#ui/choices/choice-field.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import type { FriendType } from './data.ts'

export type TypeDialogProps = {
  title: string
  confirm: string
  opened: boolean
  busy: boolean
  onClose: () => void
  onChoose: (type: FriendType) => void
}

const types = ['1', '2', '3'] as const

/** Asks for the connection type; each of the two people chooses their own. */
export const TypeDialog = ({ title, confirm, opened, busy, onClose, onChoose }: TypeDialogProps) => {
  const { t } = useTranslation('friends')
  const [type, setType] = useState<(typeof types)[number]>('1')
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={title}
      footer={
        <Button fullWidth variant="lagoon" loading={busy} onClick={() => onChoose(Number(type) as FriendType)}>
          {confirm}
        </Button>
      }
    >
      <ChoiceField
        label={t('fileAs')}
        value={type}
        onChange={setType}
        options={types.map(value => ({ value, label: t(`one${value}`) }))}
      />
    </Dialog>
  )
}
