import { wallLimits } from '@celebrio/contract/celebrations/wall'
import { Image } from '@phosphor-icons/react/Image'
import { useTranslation } from 'react-i18next'
import { AttachmentList, FileButton } from '#features/base/uploads'
import { formatCount } from '#lib/formats.ts'
import { Button } from '#ui/buttons/button.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { useComposer } from './use-composer.ts'
import classes from './wall.module.css'

/** Form for a wall entry: text, pictures, or both. */
export const Composer = ({ eventId }: { eventId: number }) => {
  const { t } = useTranslation('wall')
  const { words, setWords, length, over, tray, attachments, addPictures, ready, isPending, send } = useComposer(eventId)
  const max = formatCount(wallLimits.words)
  return (
    <div className={classes.composer}>
      <TextArea
        label={t('write')}
        value={words}
        rows={2}
        error={over > 0 ? t('tooLong', { max, count: over }) : undefined}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <AttachmentList attachments={attachments} tray={tray} />
      <div className={classes.bar}>
        <FileButton
          kind="image"
          label={t('addPictures')}
          icon={<Image size={24} aria-hidden />}
          multiple
          onFiles={addPictures}
        />
        <span className={classes.count}>{t('counter', { at: formatCount(length), of: max })}</span>
        <Button disabled={!ready && !isPending} loading={isPending} onClick={send}>
          {t('send')}
        </Button>
      </div>
    </div>
  )
}
