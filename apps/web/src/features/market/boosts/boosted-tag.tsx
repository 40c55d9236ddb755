import { RocketLaunch } from '@phosphor-icons/react/RocketLaunch'
import { useTranslation } from 'react-i18next'
import classes from './boosts.module.css'

/** Says that a deal is boosted: on its picture as a label, else as a word. */
export const BoostedTag = ({ look }: { look: 'label' | 'word' }) => {
  const { t } = useTranslation('boosts')
  return (
    <span className={look === 'label' ? classes.label : classes.word}>
      <RocketLaunch size={16} weight="fill" aria-hidden />
      {t('boosted')}
    </span>
  )
}
