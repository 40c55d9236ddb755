import { Check } from '@phosphor-icons/react/Check'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/buttons/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import classes from './category-dialog.module.css'
import { drawingFile } from './drawing.ts'
import { searchGroups } from './search.ts'
import type { Group } from './use-categories.ts'

type ChoiceProps = {
  value: readonly number[]
  /** No more can be chosen. */
  isFull: boolean
  onToggle: (id: number) => void
}

const GroupChoices = ({ group: { group, categories }, value, isFull, onToggle }: ChoiceProps & { group: Group }) => (
  <fieldset className={classes.group}>
    <legend className={classes.legend}>{group.name}</legend>
    <div className={classes.choices}>
      {categories.map(({ id, name, slug }) => {
        const isChosen = value.includes(id)
        return (
          <button
            key={id}
            type="button"
            className={classes.choice}
            aria-pressed={isChosen}
            disabled={isFull && !isChosen}
            onClick={() => onToggle(id)}
          >
            {isChosen ? (
              <Check className={classes.mark} aria-hidden />
            ) : (
              <img className={classes.mark} src={drawingFile(slug)} alt="" width={28} height={28} loading="lazy" />
            )}
            {name}
          </button>
        )
      })}
    </div>
  </fieldset>
)

type CategoryDialogProps = ChoiceProps & {
  opened: boolean
  groups: readonly Group[]
  /** How many can be chosen; said with how many are, where it is more than one. */
  max?: number
  onClose: () => void
}

/** The whole tree of categories, to search and to choose from. */
export const CategoryDialog = ({ opened, groups, max = 1, onClose, ...choice }: CategoryDialogProps) => {
  const { t } = useTranslation('categories')
  const [keyword, setKeyword] = useState('')
  const found = searchGroups(groups, keyword)
  const done = (
    <Button fullWidth onClick={onClose}>
      {t('done')}
    </Button>
  )
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      onClosed={() => setKeyword('')}
      title={t('label')}
      size="medium"
      footer={done}
    >
      <TextField
        label={t('search')}
        type="search"
        value={keyword}
        onChange={({ currentTarget }) => setKeyword(currentTarget.value)}
      />
      {max > 1 && <output className={classes.count}>{t('chosen', { count: choice.value.length, max })}</output>}
      {found.map(group => (
        <GroupChoices key={group.group.id} group={group} {...choice} />
      ))}
      {found.length === 0 && <p className={classes.none}>{t('nothing')}</p>}
    </Dialog>
  )
}
