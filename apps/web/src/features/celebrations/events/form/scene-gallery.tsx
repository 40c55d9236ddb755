import { Check } from '@phosphor-icons/react/Check'
import { UploadSimple } from '@phosphor-icons/react/UploadSimple'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#ui/overlays/dialog.tsx'
import classes from './scene-gallery.module.css'
import { type Scene, sceneAddress, scenes } from './scenes.ts'

type SceneGalleryProps = {
  opened: boolean
  chosen: Scene | undefined
  onChoose: (scene: Scene) => void
  /** An own photo is wanted. */
  onPick: () => void
  onClose: () => void
}

/** Covers to choose from, for who has no photo at hand. */
export const SceneGallery = ({ opened, chosen, onChoose, onPick, onClose }: SceneGalleryProps) => {
  const { t } = useTranslation('events')
  return (
    <Dialog opened={opened} onClose={onClose} title={t('covers')} size="medium">
      <ul className={classes.scenes}>
        <li>
          <button type="button" className={classes.own} onClick={onPick}>
            <UploadSimple size={22} aria-hidden />
            {t('yourPhoto')}
          </button>
        </li>
        {scenes.map(scene => (
          <li key={scene}>
            <button
              type="button"
              className={classes.scene}
              aria-label={t(`scene_${scene}`)}
              aria-pressed={scene === chosen}
              onClick={() => onChoose(scene)}
            >
              <img src={sceneAddress(scene)} alt="" width={1600} height={900} loading="lazy" />
              {scene === chosen && <Check size={18} weight="bold" aria-hidden />}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
