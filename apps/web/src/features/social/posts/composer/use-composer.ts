import { textLength } from '@celebrio/contract/platform/text'
import { postLimits } from '@celebrio/contract/social/posts'
import { savedUploads, trayOf, useTray } from '#features/base/uploads'
import { useDraft } from '#lib/drafts.ts'
import { useCreate } from './data.ts'
import { emptyPost } from './use-post-draft.ts'
import { withLink } from './with-link.ts'

/** State and actions of the composer. The draft is kept until the server has the post. */
export function useComposer() {
  const { values, change, reset } = useDraft('post', emptyPost)
  const { content, link } = values
  const whole = withLink(content, link)
  const setContent = (typed: string) => change({ content: typed })
  const tray = trayOf('post-files')
  const { attachments, busy, add, isWhole } = useTray(tray)
  const uploads = savedUploads(attachments)
  const length = textLength(whole)

  const { mutate, isPending: posting } = useCreate(() => {
    reset()
    tray.clear()
  })

  const over = Math.max(0, length - postLimits.content)
  const ready = (length > 0 || uploads.length > 0) && over === 0 && !busy && !posting
  const post = () => {
    if (ready && isWhole()) mutate({ content: whole, images: uploads.map(({ fileUrl }) => fileUrl) })
  }
  const removeLink = () => change({ link: '' })
  return { content, setContent, link, removeLink, length, over, tray, attachments, add, ready, posting, post }
}
