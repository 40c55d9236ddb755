import { textLength } from '@celebrio/contract/platform/text'
import { postLimits } from '@celebrio/contract/social/posts'
import { keptUploads, trayOf, useTray } from '#features/base/uploads'
import { useDraft } from '#lib/drafts.ts'
import { useCreate } from './data.ts'

/** Everything that the composer holds, and posting it. Nothing is lost until the server has it. */
export function useComposer() {
  const { values, change, reset } = useDraft('post', { content: '' })
  const { content } = values
  const setContent = (typed: string) => change({ content: typed })
  const tray = trayOf('post-files')
  const { attachments, busy, add, isWhole } = useTray(tray)
  const uploads = keptUploads(attachments)
  const length = textLength(content)

  const { mutate, isPending: posting } = useCreate(() => {
    reset()
    tray.clear()
  })

  const over = Math.max(0, length - postLimits.content)
  const ready = (length > 0 || uploads.length > 0) && over === 0 && !busy && !posting
  const post = () => {
    if (ready && isWhole()) mutate({ content, images: uploads.map(({ fileUrl }) => fileUrl) })
  }
  return { content, setContent, length, over, tray, attachments, add, ready, posting, post }
}
