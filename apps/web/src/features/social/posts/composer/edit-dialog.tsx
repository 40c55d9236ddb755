import { type Post, postLimits } from '@celebrio/contract/social/posts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { AttachmentList, useDropZone } from '#features/base/uploads'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { AttachedLink } from './attached-link.tsx'
import composer from './composer.module.css'
import { ComposerTools } from './composer-tools.tsx'
import { useEdit } from './use-edit.ts'
import { WritingField } from './writing-field.tsx'

const Discard = ({ edit: { discard, posting } }: { edit: ReturnType<typeof useEdit> }) => {
  const { t } = useTranslation('posts')
  if (!discard) return null
  return (
    <Button variant="quiet" size="small" disabled={posting} onClick={discard}>
      {t('discardEdit')}
    </Button>
  )
}

const EditForm = ({ post, onDone }: { post: Post; onDone: () => void }) => {
  const { t } = useTranslation('posts')
  const id = useId()
  const edit = useEdit(post, onDone)
  const { words, link, setWords, removeLink } = edit.text
  const { over: hanging, zone } = useDropZone(edit.add)
  return (
    <div {...zone}>
      <WritingField
        prompt={t('editPrompt')}
        value={words}
        errorId={edit.over > 0 ? `${id}-error` : undefined}
        countId={`${id}-count`}
        disabled={edit.posting}
        focused
        onChange={setWords}
        onFiles={edit.add}
        onPost={edit.save}
      />
      <p id={`${id}-error`} className={composer.error} aria-live="polite">
        {edit.over > 0 && t('tooLong', { max: postLimits.content, count: edit.over })}
      </p>
      {link && <AttachedLink link={link} disabled={edit.posting} onRemove={removeLink} />}
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
      <Discard edit={edit} />
      {hanging && <p className={composer.drop}>{t('dropHere')}</p>}
    </div>
  )
}

/** Edits the text and media of the viewer's own post. */
export const EditDialog = ({ post, opened, onClose }: { post: Post; opened: boolean; onClose: () => void }) => {
  const { t } = useTranslation('posts')
  return (
    <Dialog opened={opened} onClose={onClose} title={t('editTitle')} size="medium">
      <EditForm post={post} onDone={onClose} />
    </Dialog>
  )
}
