import { useTranslation } from 'react-i18next'
import { formatPercent } from '#lib/formats.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ProgressBar } from '#ui/feedback/progress-bar.tsx'
import classes from './upload.module.css'

/** Upload progress with a cancel button. */
export const UploadProgress = ({ share, onCancel }: { share: number | null; onCancel: () => void }) => {
  const { t } = useTranslation('music')
  return (
    <div className={classes.progress}>
      <span className={classes.words}>
        <b>{share === null ? t('checking') : t('uploading')}</b>
        {share !== null && <span>{formatPercent(share)}</span>}
      </span>
      <ProgressBar label={t('uploading')} share={share} />
      <Button variant="outline" fullWidth onClick={onCancel}>
        {t('cancel')}
      </Button>
    </div>
  )
}
