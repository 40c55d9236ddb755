import type { Conversation } from '@celebrio/contract/chat/shapes'
import { Archive } from '@phosphor-icons/react/Archive'
import { Bell } from '@phosphor-icons/react/Bell'
import { BellSlash } from '@phosphor-icons/react/BellSlash'
import { DotsThree } from '@phosphor-icons/react/DotsThree'
import { LockSimple } from '@phosphor-icons/react/LockSimple'
import { LockSimpleOpen } from '@phosphor-icons/react/LockSimpleOpen'
import { Prohibit } from '@phosphor-icons/react/Prohibit'
import { SignOut } from '@phosphor-icons/react/SignOut'
import { Tray } from '@phosphor-icons/react/Tray'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { BlockDialog } from '#features/people/friends'
import { paths } from '#lib/paths.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { Menu, MenuItem } from '#ui/overlays/menu.tsx'
import { managersOf } from './managers.ts'
import { useClose, useLeave, useSetting } from './settings.ts'

type Props = { conversation: Conversation }

const Own = ({ conversation }: Props) => {
  const { t } = useTranslation('conversations')
  const { mutate } = useSetting(conversation)
  const { is_muted, is_archived } = conversation
  return (
    <>
      <MenuItem
        icon={is_muted ? <Bell size={20} /> : <BellSlash size={20} />}
        onClick={() => mutate({ is_muted: !is_muted })}
      >
        {t(is_muted ? 'unmute' : 'mute')}
      </MenuItem>
      <MenuItem
        icon={is_archived ? <Tray size={20} /> : <Archive size={20} />}
        onClick={() => mutate({ is_archived: !is_archived })}
      >
        {t(is_archived ? 'toInbox' : 'toArchive')}
      </MenuItem>
    </>
  )
}

const Close = ({ conversation }: Props) => {
  const { t } = useTranslation('conversations')
  const { mutate } = useClose(conversation)
  const { is_closed, kind } = conversation
  return (
    <MenuItem
      icon={is_closed ? <LockSimpleOpen size={20} /> : <LockSimple size={20} />}
      onClick={() => mutate(!is_closed)}
    >
      {t(is_closed ? 'reopen' : `close_${managersOf(kind)}`)}
    </MenuItem>
  )
}

const Leaving = ({ conversation, opened, onClose }: Props & { opened: boolean; onClose: () => void }) => {
  const { t } = useTranslation('conversations')
  const navigate = useNavigate()
  const { mutate, isPending } = useLeave(conversation, () => navigate(paths.chat(), { replace: true }))
  return (
    <ConfirmDialog
      title={t('leaveTitle', { name: conversation.title })}
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

/** What can be done with a conversation: mute, archive, close, leave; or block the other person. */
export const ConversationMenu = ({ conversation }: Props) => {
  const { t } = useTranslation('conversations')
  const navigate = useNavigate()
  const [asking, setAsking] = useState<'leave' | 'block' | null>(null)
  const close = () => setAsking(null)
  const { can, person } = conversation
  return (
    <>
      <Menu
        backCloses
        target={<IconButton label={t('more')} icon={<DotsThree size={24} weight="bold" aria-hidden />} />}
      >
        <Own conversation={conversation} />
        {can.close && <Close conversation={conversation} />}
        {can.leave && (
          <MenuItem danger icon={<SignOut size={20} />} onClick={() => setAsking('leave')}>
            {t('leave')}
          </MenuItem>
        )}
        {person && (
          <MenuItem danger icon={<Prohibit size={20} />} onClick={() => setAsking('block')}>
            {t('block')}
          </MenuItem>
        )}
      </Menu>
      <Leaving conversation={conversation} opened={asking === 'leave'} onClose={close} />
      {person && (
        <BlockDialog
          person={person}
          opened={asking === 'block'}
          onClose={close}
          answers={{ no: t('cancel'), yes: t('block') }}
          onBlocked={() => void navigate(paths.chat(), { replace: true })}
        />
      )}
    </>
  )
}
