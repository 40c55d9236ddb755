import { useTranslation } from 'react-i18next'
import { useCategories } from '#features/market/categories'
import classes from './shelf.module.css'

type ShelfProps = { chosen: number | null; onChoose: (id: number | null) => void }

/** The groups of categories as drawings on a shelf; pressing the chosen one again lets go of it. */
export const Shelf = ({ chosen, onChoose }: ShelfProps) => {
  const { t } = useTranslation('finding')
  const { groups, drawingOf } = useCategories()
  return (
    <fieldset className={classes.shelf} aria-label={t('kinds')}>
      {groups.map(({ group, categories }) => {
        const isChosen = group.id === chosen || categories.some(({ id }) => id === chosen)
        return (
          <button
            key={group.id}
            type="button"
            className={classes.kind}
            aria-pressed={isChosen}
            onClick={() => onChoose(isChosen ? null : group.id)}
          >
            <img src={drawingOf([group.id])} alt="" width={64} height={64} />
            <span>{group.name}</span>
          </button>
        )
      })}
    </fieldset>
  )
}
