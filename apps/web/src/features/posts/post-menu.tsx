import type { Post } from '@celebrio/contract/posts'
import { BookmarkSimple } from '@phosphor-icons/react/BookmarkSimple'
import { DotsThree } from '@phosphor-icons/react/DotsThree'
import { Eye } from '@phosphor-icons/react/Eye'
import { EyeSlash } from '@phosphor-icons/react/EyeSlash'
import { Flag } from '@phosphor-icons/react/Flag'
import { Trash } from '@phosphor-icons/react/Trash'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/icon-button.tsx'
import { Menu, MenuItem } from '#ui/menu.tsx'
import { ReportDialog } from './actions/report-dialog.tsx'
import { useHide } from './actions/use-hide.ts'
import { useSave } from './actions/use-save.ts'
import { DeleteDialog } from './delete-dialog.tsx'

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

/** What the viewer may do with a post: authors hide and delete, others save, pass over and report. */
export const PostMenu = ({ post }: { post: Post }) => {
  const { t } = useTranslation('posts')
  const [asking, setAsking] = useState<'delete' | 'report' | null>(null)
  const close = () => setAsking(null)
  return (
    <>
      <Menu target={<IconButton label={t('more')} icon={<DotsThree size={24} weight="bold" />} />}>
        <Save post={post} />
        <Hide post={post} />
        {post.can.report && (
          <MenuItem icon={<Flag size={20} />} onClick={() => setAsking('report')}>
            {t('report')}
          </MenuItem>
        )}
        {post.can.delete && (
          <MenuItem danger icon={<Trash size={20} />} onClick={() => setAsking('delete')}>
            {t('delete')}
          </MenuItem>
        )}
      </Menu>
      <DeleteDialog post={post} opened={asking === 'delete'} onClose={close} />
      <ReportDialog post={post} opened={asking === 'report'} onClose={close} />
    </>
  )
}
