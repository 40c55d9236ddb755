import { ArrowClockwise } from '@phosphor-icons/react/ArrowClockwise'
import { X } from '@phosphor-icons/react/X'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { ProgressBar } from '#ui/feedback/progress-bar.tsx'
import classes from './pictures.module.css'
import type { Sending } from './use-pictures.ts'

type SendingTileProps = { sending: Sending; onRetry: () => void; onCancel: () => void }

/** A picture on its way, or why it did not arrive. */
export const SendingTile = ({ sending, onRetry, onCancel }: SendingTileProps) => {
  const { t } = useTranslation('services')
  const { preview, share, failure, file } = sending
  return (
    <li className={classes.tile} data-sending>
      <img src={preview} alt={file.name} />
      <IconButton
        className={classes.cancel}
        look="round"
        label={t('cancelPicture', { name: file.name })}
        icon={<X size={18} />}
        onClick={onCancel}
      />
      <div className={classes.state}>
        {failure ? (
          <>
            <p role="alert">{failure.text}</p>
            {!failure.isFinal && (
              <Button
                size="small"
                variant="white"
                leftSection={<ArrowClockwise size={18} aria-hidden />}
                onClick={onRetry}
              >
                {t('retry')}
              </Button>
            )}
          </>
        ) : (
          <ProgressBar label={t('sendingPicture', { name: file.name })} share={share === 1 ? null : (share ?? 0)} />
        )}
      </div>
    </li>
  )
}
