import type { Group } from '@celebrio/contract/social/group-shapes'
import { DotsThree } from '@phosphor-icons/react/DotsThree'
import { SignOut } from '@phosphor-icons/react/SignOut'
import { Trash } from '@phosphor-icons/react/Trash'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { Menu, MenuItem } from '#ui/overlays/menu.tsx'
import { useDelete, useLeave } from './actions.ts'
import { ChooseSuccessor } from './choose-successor.tsx'

type Asking = 'leave' | 'delete' | 'succession' | 'last' | null

type AskedProps = { group: Group; opened: boolean; onClose: () => void }

const Leaving = ({ group, opened, onClose }: AskedProps) => {
  const { t } = useTranslation('groups')
  const { mutate, isPending } = useLeave(group)
  return (
    <ConfirmDialog
      title={t('leaveTitle', { name: group.name })}
      text={t('leaveText')}
      confirm={t('leave')}
      refuse={t('stay')}
      opened={opened}
      busy={isPending}
      onClose={onClose}
      onConfirm={() => mutate()}
    />
  )
}

const Deleting = ({ group, text, opened, onClose }: AskedProps & { text: string }) => {
  const { t } = useTranslation('groups')
  const { mutate, isPending } = useDelete(group)
  return (
    <ConfirmDialog
      title={t('deleteTitle', { name: group.name })}
      text={text}
      confirm={t('delete')}
      refuse={t('keep')}
      opened={opened}
      busy={isPending}
      onClose={onClose}
      onConfirm={() => mutate()}
    />
  )
}

/** What leaving asks: an owner hands the group over first, where there is somebody. */
const onLeaving = ({ can, total_members }: Group): Asking => {
  if (can.leave) return 'leave'
  return total_members > 1 ? 'succession' : 'last'
}

/** Leaving a group, or deleting it. */
export const GroupMenu = ({ group }: { group: Group }) => {
  const { t } = useTranslation('groups')
  const [asking, setAsking] = useState<Asking>(null)
  const { can, name } = group
  const close = () => setAsking(null)
  return (
    <>
      <Menu target={<IconButton label={t('more', { name })} icon={<DotsThree size={24} weight="bold" />} />}>
        <MenuItem icon={<SignOut size={20} aria-hidden />} onClick={() => setAsking(onLeaving(group))}>
          {t('leave')}
        </MenuItem>
        {can.delete && (
          <MenuItem danger icon={<Trash size={20} aria-hidden />} onClick={() => setAsking('delete')}>
            {t('delete')}
          </MenuItem>
        )}
      </Menu>
      <Leaving group={group} opened={asking === 'leave'} onClose={close} />
      <Deleting group={group} text={t('deleteText')} opened={asking === 'delete'} onClose={close} />
      <Deleting group={group} text={t('lastText')} opened={asking === 'last'} onClose={close} />
      <ChooseSuccessor
        group={group}
        opened={asking === 'succession'}
        onClose={close}
        onDelete={() => setAsking('delete')}
      />
    </>
  )
}
