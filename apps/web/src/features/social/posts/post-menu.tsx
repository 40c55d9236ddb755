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
import { CopyLink } from './actions/copy-link.tsx'
import { useHide, useSave } from './actions/data.ts'
import { DeleteDialog } from './actions/delete-dialog.tsx'
import { BlockDialog, RemoveConnectionDialog } from './actions/part-dialogs.tsx'
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

type Question = 'edit' | 'delete' | 'report' | 'remove' | 'block'
type Choice = { may: boolean; asks: Question; text: string; icon: ReactNode; danger?: boolean }

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

/** Everything that is asked before it is done. */
const Questions = ({ post, asked, onClose }: { post: Post; asked: Question | null; onClose: () => void }) => (
  <>
    <EditDialog post={post} opened={asked === 'edit'} onClose={onClose} />
    <DeleteDialog post={post} opened={asked === 'delete'} onClose={onClose} />
    <ReportPost post={post} opened={asked === 'report'} onClose={onClose} />
    <RemoveConnectionDialog post={post} opened={asked === 'remove'} onClose={onClose} />
    <BlockDialog post={post} opened={asked === 'block'} onClose={onClose} />
  </>
)

/** What the viewer may do with a post: authors edit, hide and delete; others save, pass over, report and part. */
export const PostMenu = ({ post }: { post: Post }) => {
  const { t } = useTranslation('posts')
  const [asked, ask] = useState<Question | null>(null)
  const choices = useChoices(post)
  return (
    <>
      <Menu target={<IconButton label={t('more')} icon={<DotsThree size={24} weight="bold" />} />}>
        {post.can.edit && (
          <MenuItem icon={<PencilSimple size={20} />} onClick={() => ask('edit')}>
            {t('edit')}
          </MenuItem>
        )}
        <Save post={post} />
        <CopyLink post={post} />
        <Hide post={post} />
        {choices.map(({ asks, text, icon, danger }) => (
          <MenuItem key={asks} icon={icon} danger={danger} onClick={() => ask(asks)}>
            {text}
          </MenuItem>
        ))}
      </Menu>
      <Questions post={post} asked={asked} onClose={() => ask(null)} />
    </>
  )
}
