import type { ReactNode } from 'react'
import classes from './data-table.module.css'

export type Column = {
  name: string
  /** Figures stand at the end of their cell, so that digits line up. */
  isNumeric?: boolean
}

type DataTableProps = {
  columns: readonly Column[]
  /** Phones show each row as a list, with the `data-label` of each cell before it. */
  stacked?: boolean
  /** Phones show no names of columns: the rows arrange their cells themselves. */
  headless?: boolean
  /** Rows; a cell with figures has `data-numeric`, one that matters less `data-quiet`. */
  children: ReactNode
}

/** Records in rows, for the staff to look through. */
export const DataTable = ({ columns, stacked = false, headless = false, children }: DataTableProps) => (
  <table className={classes.table} data-stacked={stacked || undefined} data-headless={headless || undefined}>
    <thead>
      <tr>
        {columns.map(({ name, isNumeric }) => (
          <th key={name} scope="col" data-numeric={isNumeric || undefined}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
)
