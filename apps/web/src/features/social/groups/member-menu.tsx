import type { Group, GroupMember } from '@celebrio/contract/social/group-shapes'
import { Crown } from '@phosphor-icons/react/Crown'
import { DotsThree } from '@phosphor-icons/react/DotsThree'
import { UserMinus } from '@phosphor-icons/react/UserMinus'
import { UsersThree } from '@phosphor-icons/react/UsersThree'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { Menu, MenuItem } from '#ui/overlays/menu.tsx'
import { useRemove, useSetRole } from './actions.ts'
import { HandOver } from './hand-over.tsx'

type MemberProps = { group: Group; member: GroupMember }

type AskedProps = MemberProps & { opened: boolean; onClose: () => void }

const Removing = ({ opened, onClose, ...about }: AskedProps) => {
  const { t } = useTranslation('groups')
  const { mutate, isPending } = useRemove(about)
  const { name } = about.member.user
  const isInvited = about.member.state === 'invited'
  return (
    <ConfirmDialog
      title={t(isInvited ? 'takeBackTitle' : 'removeTitle', { name })}
      text={t(isInvited ? 'takeBackText' : 'removeText')}
      confirm={t(isInvited ? 'takeBack' : 'remove')}
      opened={opened}
      busy={isPending}
      onClose={onClose}
      onConfirm={() => mutate(undefined, { onSettled: onClose })}
    />
  )
}

/** What the viewer may do with somebody in a group. */
export const MemberMenu = (about: MemberProps) => {
  const { t } = useTranslation('groups')
  const [asking, setAsking] = useState<'remove' | 'hand-over' | null>(null)
  const { mutate: setRole } = useSetRole(about)
  const { can, state, user } = about.member
  const close = () => setAsking(null)
  return (
    <>
      <Menu target={<IconButton label={t('more', { name: user.name })} icon={<DotsThree size={24} weight="bold" />} />}>
        {can.make_admin && (
          <MenuItem icon={<UsersThree size={20} aria-hidden />} onClick={() => setRole('admin')}>
            {t('makeAdmin')}
          </MenuItem>
        )}
        {can.make_member && (
          <MenuItem icon={<UsersThree size={20} aria-hidden />} onClick={() => setRole('member')}>
            {t('makeMember')}
          </MenuItem>
        )}
        {can.make_owner && (
          <MenuItem icon={<Crown size={20} aria-hidden />} onClick={() => setAsking('hand-over')}>
            {t('makeOwner')}
          </MenuItem>
        )}
        {can.remove && (
          <MenuItem danger icon={<UserMinus size={20} aria-hidden />} onClick={() => setAsking('remove')}>
            {t(state === 'invited' ? 'takeBack' : 'remove')}
          </MenuItem>
        )}
      </Menu>
      <Removing {...about} opened={asking === 'remove'} onClose={close} />
      <HandOver {...about} opened={asking === 'hand-over'} onClose={close} />
    </>
  )
}
