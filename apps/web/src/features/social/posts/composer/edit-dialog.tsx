import { type Post, postLimits } from '@celebrio/contract/social/posts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { AttachmentList, useDropZone } from '#features/base/uploads'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import composer from './composer.module.css'
import { ComposerTools } from './composer-tools.tsx'
import { useEdit } from './use-edit.ts'
import { WritingField } from './writing-field.tsx'

const EditForm = ({ post, onDone }: { post: Post; onDone: () => void }) => {
  const { t } = useTranslation('posts')
  const id = useId()
  const edit = useEdit(post, onDone)
  const { over: hanging, zone } = useDropZone(edit.add)
  return (
    <div {...zone}>
      <WritingField
        prompt={t('editPrompt')}
        value={edit.content}
        errorId={edit.over > 0 ? `${id}-error` : undefined}
        countId={`${id}-count`}
        disabled={edit.posting}
        focused
        onChange={edit.setContent}
        onFiles={edit.add}
        onPost={edit.save}
      />
      <p id={`${id}-error`} className={composer.error} aria-live="polite">
        {edit.over > 0 && t('tooLong', { max: postLimits.content, count: edit.over })}
      </p>
      <AttachmentList attachments={edit.attachments} tray={edit.tray} />
      <ComposerTools
        action={t('saveEdit')}
        length={edit.length}
        countId={`${id}-count`}
        ready={edit.ready}
        posting={edit.posting}
        onFiles={edit.add}
        onPost={edit.save}
      />
      {edit.discard && (
        <Button variant="quiet" size="small" disabled={edit.posting} onClick={edit.discard}>
          {t('discardEdit')}
        </Button>
      )}
      {hanging && <p className={composer.drop}>{t('dropHere')}</p>}
    </div>
  )
}

/** Changes the words and the media of an own post. */
export const EditDialog = ({ post, opened, onClose }: { post: Post; opened: boolean; onClose: () => void }) => {
  const { t } = useTranslation('posts')
  return (
    <Dialog opened={opened} onClose={onClose} title={t('editTitle')} size="medium">
      <EditForm post={post} onDone={onClose} />
    </Dialog>
  )
}
