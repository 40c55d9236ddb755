import type { Post } from '@celebrio/contract/posts'
import { LinkSimple } from '@phosphor-icons/react/LinkSimple'
import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import { MenuItem } from '#ui/menu.tsx'
import { toast } from '#ui/toast.ts'

/** Puts the address of a post's own page into the clipboard. */
export const CopyLink = ({ post }: { post: Post }) => {
  const { t } = useTranslation('posts')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(paths.post(post.id), location.origin).href)
      toast.success(t('copied'))
    } catch {
      // Browsers may refuse, and have no clipboard at all without a secure line.
      toast.error(t('notCopied'))
    }
  }
  return (
    <MenuItem icon={<LinkSimple size={20} />} onClick={() => void copy()}>
      {t('copyLink')}
    </MenuItem>
  )
}
