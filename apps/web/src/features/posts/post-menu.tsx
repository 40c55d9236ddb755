import type { Post } from '@celebrio/contract/posts'
import { DotsThree } from '@phosphor-icons/react/DotsThree'
import { Trash } from '@phosphor-icons/react/Trash'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/icon-button.tsx'
import { Menu, MenuItem } from '#ui/menu.tsx'
import { DeleteDialog } from './delete-dialog.tsx'

/** What the viewer may do with a post. */
export const PostMenu = ({ post }: { post: Post }) => {
  const { t } = useTranslation('posts')
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Menu target={<IconButton label={t('more')} icon={<DotsThree size={24} weight="bold" />} />}>
        <MenuItem danger icon={<Trash size={20} />} onClick={() => setAsking(true)}>
          {t('delete')}
        </MenuItem>
      </Menu>
      <DeleteDialog post={post} opened={asking} onClose={() => setAsking(false)} />
    </>
  )
}
