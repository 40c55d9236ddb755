import { GearSix } from '@phosphor-icons/react/GearSix'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { SwitchRow } from '#ui/choices/switch-row.tsx'
import { SkeletonBlock, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { useSharing } from './use-presence.ts'

/** Whether connections see when the viewer is here, and was last. */
export const PresenceSwitch = () => {
  const { t } = useTranslation('presence')
  const { isShared, share } = useSharing()
  if (isShared === undefined)
    return (
      <SkeletonGroup>
        <SkeletonBlock height={64} />
      </SkeletonGroup>
    )
  return <SwitchRow label={t('share')} hint={t('shareHint')} checked={isShared} onChange={share} />
}

/** What holds for all conversations: whether connections see that one is here. */
export const ChatSettings = () => {
  const { t } = useTranslation('presence')
  const [opened, setOpened] = useState(false)
  return (
    <>
      <IconButton
        label={t('settings')}
        icon={<GearSix size={22} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      />
      <Dialog opened={opened} onClose={() => setOpened(false)} title={t('settings')} size="small">
        <PresenceSwitch />
      </Dialog>
    </>
  )
}
