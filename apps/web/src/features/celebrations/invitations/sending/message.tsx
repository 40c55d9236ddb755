import { partyLimits } from '@celebrio/contract/celebrations/invitation-shapes'
import { PencilSimple } from '@phosphor-icons/react/PencilSimple'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/buttons/button.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'

type MessageProps = { value: string; onChange: (message: string) => void }

/** The host's words with the invitation. */
export const Message = ({ value, onChange }: MessageProps) => {
  const { t } = useTranslation('invitations')
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  return (
    <>
      <Button variant="outline" leftSection={<PencilSimple size={20} aria-hidden />} onClick={() => setOpened(true)}>
        {t(value.trim() ? 'changeMessage' : 'addMessage')}
      </Button>
      <Dialog
        opened={opened}
        onClose={close}
        title={t('inviteNote')}
        footer={
          <Button fullWidth onClick={close}>
            {t('keepMessage')}
          </Button>
        }
      >
        <TextArea
          label={t('yourWords')}
          optional
          rows={4}
          maxLength={partyLimits.message}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      </Dialog>
    </>
  )
}
