import type { FlowerType } from '@celebrio/contract/base/flowers'
import { useTranslation } from 'react-i18next'
import { formatShortCount } from '#lib/formats.ts'
import { Flower } from '#ui/brand/flower.tsx'
import { kindsGiven } from '#ui/flowers/posy.tsx'
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
  const { t: tFlower } = useTranslation('flowers')
  return (
    <fieldset className={classes.chips}>
      <legend className={classes.legend}>{t('chooseKind')}</legend>
      <button type="button" aria-pressed={chosen === null} onClick={() => onChoose(null)}>
        {t('allKinds', { shown: formatShortCount(total) })}
      </button>
      {kindsGiven(byType).map(type => (
        <button
          key={type}
          type="button"
          aria-pressed={chosen === type}
          title={tFlower(`flower${type}`)}
          onClick={() => onChoose(type)}
        >
          <Flower type={type} size={24} label={tFlower(`flower${type}`)} />
          {formatShortCount(byType[type])}
        </button>
      ))}
    </fieldset>
  )
}
