import type { Post } from '@celebrio/contract/social/posts'
import { LinkSimple } from '@phosphor-icons/react/LinkSimple'
import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import { copyText } from '#ui/fields/copy-text.ts'
import { MenuItem } from '#ui/overlays/menu.tsx'

/** Copies the URL of a post's page. */
export const CopyLink = ({ post }: { post: Post }) => {
  const { t } = useTranslation('posts')
  const copy = () =>
    copyText(new URL(paths.post(post.id), location.origin).href, { copied: t('copied'), refused: t('notCopied') })
  return (
    <MenuItem icon={<LinkSimple size={20} />} onClick={() => void copy()}>
      {t('copyLink')}
    </MenuItem>
  )
}
