import { unitCodes } from '@celebrio/contract/market/service-forms'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { issueTexts } from '#lib/forms/field-errors.ts'
import { Button } from '#ui/buttons/button.tsx'
import { SelectField } from '#ui/choices/select-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { CategoryCell, type CellProps } from './category-cell.tsx'
import { type Column, columns } from './file/columns.ts'
import classes from './price-lists.module.css'
import type { CheckedRow } from './use-price-list.ts'

/** A cell is checked again when it is left, so that the list does not move while somebody types. */
const CellField = ({ column, text, error, onMend }: CellProps) => {
  const { t } = useTranslation('price-lists')
  const [typed, setTyped] = useState(text)
  const mend = () => typed !== text && onMend(typed)
  return (
    <TextField
      label={t(`column_${column}`)}
      value={typed}
      error={error}
      autoComplete="off"
      dir="auto"
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={mend}
      onKeyDown={({ key }) => key === 'Enter' && mend()}
    />
  )
}

/** The unit of an item, chosen from those that there are; what the file says stands in its place. */
const UnitCell = ({ text, onMend }: CellProps) => {
  const { t } = useTranslation('price-lists')
  const { t: tServices } = useTranslation('services')
  return (
    <SelectField
      label={t('column_unit')}
      error={t('unitChoose')}
      placeholder={text || '–'}
      value=""
      options={unitCodes.map(unit => ({ value: String(unit), label: tServices(`unit${unit}`) }))}
      onChange={({ currentTarget }) => currentTarget.value && onMend(currentTarget.value)}
    />
  )
}

const fieldOf = (column: Column) => {
  if (column === 'category') return CategoryCell
  return column === 'unit' ? UnitCell : CellField
}

/** The server names the cell of a category by its id. */
const cellOf = (column: Column) => (column === 'category' ? 'category_id' : column)

type WrongRowProps = {
  row: CheckedRow
  onMend: (column: Column, text: string) => void
  onLeaveOut: () => void
}

/** A row with what is wrong in it: its cells that can be mended in place, and a way without it. */
export const WrongRow = ({ row: { number, cells, answer }, onMend, onLeaveOut }: WrongRowProps) => {
  const { t } = useTranslation('price-lists')
  const errors = issueTexts(answer.issues as Parameters<typeof issueTexts>[0])
  const wrong = columns.filter(column => errors[cellOf(column)] !== undefined)
  return (
    <li className={classes.wrong}>
      <h2>
        {t('row', { number })}
        <span dir="auto">{[cells.service, cells.item].filter(Boolean).join(' · ')}</span>
      </h2>
      <div className={classes.cells}>
        {wrong.map(column => {
          const Field = fieldOf(column)
          return (
            <Field
              key={column}
              column={column}
              text={cells[column] ?? ''}
              error={errors[cellOf(column)]}
              onMend={text => onMend(column, text)}
            />
          )
        })}
      </div>
      <Button variant="quiet" size="small" onClick={onLeaveOut}>
        {t('leaveOut')}
      </Button>
    </li>
  )
}
