import type { Post } from '@celebrio/contract/social/posts'
import { BookmarkSimple } from '@phosphor-icons/react/BookmarkSimple'
import { DotsThree } from '@phosphor-icons/react/DotsThree'
import { Eye } from '@phosphor-icons/react/Eye'
import { EyeSlash } from '@phosphor-icons/react/EyeSlash'
import { Flag } from '@phosphor-icons/react/Flag'
import { PencilSimple } from '@phosphor-icons/react/PencilSimple'
import { Prohibit } from '@phosphor-icons/react/Prohibit'
import { Trash } from '@phosphor-icons/react/Trash'
import { UserMinus } from '@phosphor-icons/react/UserMinus'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { Menu, MenuItem } from '#ui/overlays/menu.tsx'
import { BlockDialog, RemoveConnectionDialog } from './actions/connection-dialogs.tsx'
import { CopyLink } from './actions/copy-link.tsx'
import { useHide, useSave } from './actions/data.ts'
import { DeleteDialog } from './actions/delete-dialog.tsx'
import { ReportPost } from './actions/report-post.tsx'
import { EditDialog } from './composer/edit-dialog.tsx'

const Save = ({ post }: { post: Post }) => {
  const { t } = useTranslation('posts')
  const { mutate } = useSave(post)
  const icon = <BookmarkSimple size={20} weight={post.is_saved ? 'fill' : 'regular'} />
  return (
    <MenuItem icon={icon} onClick={() => mutate()}>
      {t(post.is_saved ? 'unsave' : 'save')}
    </MenuItem>
  )
}

const Hide = ({ post }: { post: Post }) => {
  const { t } = useTranslation('posts')
  const { mutate } = useHide(post)
  return (
    <MenuItem icon={post.is_hidden ? <Eye size={20} /> : <EyeSlash size={20} />} onClick={() => mutate()}>
      {t(post.is_hidden ? 'unhide' : post.can.delete ? 'hide' : 'notInterested')}
    </MenuItem>
  )
}

type MenuDialog = 'edit' | 'delete' | 'report' | 'remove' | 'block'
type Choice = { may: boolean; asks: MenuDialog; text: string; icon: ReactNode; danger?: boolean }

const useChoices = ({ can }: Post): Choice[] => {
  const { t } = useTranslation('posts')
  const choices: Choice[] = [
    { may: can.report, asks: 'report', text: t('report'), icon: <Flag size={20} /> },
    { may: can.remove_connection, asks: 'remove', text: t('removeConnection'), icon: <UserMinus size={20} /> },
    { may: can.block, asks: 'block', text: t('block'), icon: <Prohibit size={20} />, danger: true },
    { may: can.delete, asks: 'delete', text: t('delete'), icon: <Trash size={20} />, danger: true },
  ]
  return choices.filter(({ may }) => may)
}

/** The confirmation dialogs of the menu. */
const MenuDialogs = ({ post, open, onClose }: { post: Post; open: MenuDialog | null; onClose: () => void }) => (
  <>
    <EditDialog post={post} opened={open === 'edit'} onClose={onClose} />
    <DeleteDialog post={post} opened={open === 'delete'} onClose={onClose} />
    <ReportPost post={post} opened={open === 'report'} onClose={onClose} />
    <RemoveConnectionDialog post={post} opened={open === 'remove'} onClose={onClose} />
    <BlockDialog post={post} opened={open === 'block'} onClose={onClose} />
  </>
)

/** The menu of a post: authors edit, hide and delete; others save, hide, report, disconnect and block. */
export const PostMenu = ({ post }: { post: Post }) => {
  const { t } = useTranslation('posts')
  const [open, setOpen] = useState<MenuDialog | null>(null)
  const choices = useChoices(post)
  return (
    <>
      <Menu target={<IconButton label={t('more')} icon={<DotsThree size={24} weight="bold" />} />}>
        {post.can.edit && (
          <MenuItem icon={<PencilSimple size={20} />} onClick={() => setOpen('edit')}>
            {t('edit')}
          </MenuItem>
        )}
        <Save post={post} />
        <CopyLink post={post} />
        {post.statement_id === null && <Hide post={post} />}
        {choices.map(({ asks, text, icon, danger }) => (
          <MenuItem key={asks} icon={icon} danger={danger} onClick={() => setOpen(asks)}>
            {text}
          </MenuItem>
        ))}
      </Menu>
      <MenuDialogs post={post} open={open} onClose={() => setOpen(null)} />
    </>
  )
}
