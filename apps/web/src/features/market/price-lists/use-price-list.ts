import type { AnsweredRow, PriceListRow } from '@celebrio/contract/market/price-lists'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useCategories } from '#features/market/categories'
import { useDraft } from '#lib/drafts.ts'
import { previewQuery } from './data.ts'
import type { Column } from './file/columns.ts'
import type { Row } from './file/read-file.ts'
import { sentRow } from './file/sent-rows.ts'

/** A row with what would become of it. */
export type CheckedRow = Row & { answer: AnsweredRow }

const empty: { rows: Row[] } = { rows: [] }

/** The list that is being put in, kept until it is written or given up. */
export function usePriceList() {
  const { i18n } = useTranslation()
  const { all: categories } = useCategories()
  const { values, change, drop, reset } = useDraft('price-list', empty)
  const { rows } = values
  const sent = useMemo<PriceListRow[]>(
    () => rows.map(({ cells }) => sentRow(cells, categories, i18n.language)),
    [rows, categories, i18n.language],
  )
  const preview = useQuery(previewQuery(sent))
  const answers = preview.data?.rows.length === rows.length ? preview.data.rows : []
  return {
    rows,
    sent,
    preview,
    checked: answers.flatMap((answer, at): CheckedRow[] => {
      const row = rows[at]
      return row ? [{ ...row, answer }] : []
    }),
    take: (read: Row[]) => change({ rows: read }),
    mend: (number: number, column: Column, text: string) =>
      change({
        rows: rows.map(row => (row.number === number ? { ...row, cells: { ...row.cells, [column]: text } } : row)),
      }),
    leaveOut: (number: number) => change({ rows: rows.filter(row => row.number !== number) }),
    drop,
    reset,
  }
}

export type PriceList = ReturnType<typeof usePriceList>
