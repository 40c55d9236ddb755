import { type FlowerType, flowerTypes } from '@celebrio/contract/social/flowers'
import { useTranslation } from 'react-i18next'
import { formatShortCount } from '#lib/formats.ts'
import { Flower } from '#ui/brand/flower.tsx'
import classes from './kind-chips.module.css'

export type KindChipsProps = {
  byType: Record<FlowerType, number>
  total: number
  chosen: FlowerType | null
  onChoose: (kind: FlowerType | null) => void
}

/** One chip per kind of flower given, most frequent first, and one for all. */
export const KindChips = ({ byType, total, chosen, onChoose }: KindChipsProps) => {
  const { t } = useTranslation('posts')
  const kinds = flowerTypes.filter(type => byType[type] > 0).sort((a, b) => byType[b] - byType[a])
  return (
    <fieldset className={classes.chips}>
      <legend className={classes.legend}>{t('chooseKind')}</legend>
      <button type="button" aria-pressed={chosen === null} onClick={() => onChoose(null)}>
        {t('allKinds', { shown: formatShortCount(total) })}
      </button>
      {kinds.map(type => (
        <button
          key={type}
          type="button"
          aria-pressed={chosen === type}
          title={t(`flower${type}`)}
          onClick={() => onChoose(type)}
        >
          <Flower type={type} size={24} label={t(`flower${type}`)} />
          {formatShortCount(byType[type])}
        </button>
      ))}
    </fieldset>
  )
}
