import { SquaresFour } from '@phosphor-icons/react/SquaresFour'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CategoryDialog, useCategories } from '#features/market/categories'
import classes from './shelf.module.css'
import { shelfKinds } from './shelf-kinds.ts'

type ShelfProps = { chosen: number | null; onChoose: (id: number | null) => void }

/** The way to all kinds, for what is not on the shelf. */
const AllKinds = ({ chosen, onChoose }: ShelfProps) => {
  const { t } = useTranslation('finding')
  const [opened, setOpened] = useState(false)
  const { groups } = useCategories()
  return (
    <>
      <button type="button" className={classes.kind} aria-haspopup="dialog" onClick={() => setOpened(true)}>
        <SquaresFour className={classes.all} size={36} aria-hidden />
        <span>{t('allKinds')}</span>
      </button>
      <CategoryDialog
        opened={opened}
        groups={groups}
        value={chosen === null ? [] : [chosen]}
        isFull={false}
        onToggle={id => {
          onChoose(id === chosen ? null : id)
          setOpened(false)
        }}
        onClose={() => setOpened(false)}
      />
    </>
  )
}

/** The kinds of services that are looked for, as drawings on a shelf; pressing the chosen one again lets go of it. */
export const Shelf = ({ chosen, onChoose }: ShelfProps) => {
  const { t } = useTranslation('finding')
  const { all, drawingOf } = useCategories()
  return (
    <fieldset className={classes.shelf} aria-label={t('kinds')}>
      {shelfKinds(all, chosen).map(({ id, name }) => (
        <button
          key={id}
          type="button"
          className={classes.kind}
          aria-pressed={id === chosen}
          onClick={() => onChoose(id === chosen ? null : id)}
        >
          <img src={drawingOf([id])} alt="" width={64} height={64} />
          <span>{name}</span>
        </button>
      ))}
      <AllKinds chosen={chosen} onChoose={onChoose} />
    </fieldset>
  )
}
