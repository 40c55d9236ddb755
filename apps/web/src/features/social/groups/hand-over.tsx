import type { Group, GroupMember } from '@celebrio/contract/social/group-shapes'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { useHandOver } from './actions.ts'

type HandOverProps = {
  group: Group
  member: GroupMember
  opened: boolean
  onClose: () => void
  /** Called once the group is theirs. */
  onDone?: () => void
}

/** Asks whether somebody is to own the group: only they could give it back. */
export const HandOver = ({ opened, onClose, onDone, ...about }: HandOverProps) => {
  const { t } = useTranslation('groups')
  const { mutate, isPending } = useHandOver(about)
  const { name } = about.member.user
  return (
    <ConfirmDialog
      title={t('handOverTitle', { name })}
      text={t('handOverText', { name })}
      confirm={t('handOver')}
      opened={opened}
      busy={isPending}
      onClose={onClose}
      onConfirm={() => mutate(undefined, { onSettled: onClose, onSuccess: onDone })}
    />
  )
}
