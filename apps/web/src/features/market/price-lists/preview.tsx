import { rowOutcomes } from '@celebrio/contract/market/price-lists'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { errorText } from '#lib/api/error-text.ts'
import { paths } from '#lib/paths.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonBlock, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { ChangedRows } from './changed-rows.tsx'
import { useWriteList } from './data.ts'
import classes from './price-lists.module.css'
import type { CheckedRow, PriceList } from './use-price-list.ts'
import { WrongRow } from './wrong-row.tsx'

const countOf = (rows: readonly CheckedRow[], outcome: (typeof rowOutcomes)[number]) =>
  rows.filter(({ answer }) => answer.outcome === outcome).length

/** How many rows do what. */
const Sums = ({ rows }: { rows: readonly CheckedRow[] }) => {
  const { t } = useTranslation('price-lists')
  const counted = rowOutcomes.map(outcome => ({ outcome, count: countOf(rows, outcome) }))
  return (
    <output className={classes.sums}>
      {counted
        .filter(({ count }) => count > 0)
        .map(({ outcome, count }) => (
          <span key={outcome} data-outcome={outcome}>
            {t(outcome, { count })}
          </span>
        ))}
    </output>
  )
}

const Wrong = ({ list }: { list: PriceList }) => {
  const { t } = useTranslation('price-lists')
  const wrong = list.checked.filter(({ answer }) => answer.outcome === 'wrong')
  if (wrong.length === 0) return null
  return (
    <>
      <ul className={classes.list}>
        {wrong.map(row => (
          <WrongRow
            key={row.number}
            row={row}
            onMend={(column, text) => list.mend(row.number, column, text)}
            onLeaveOut={() => list.leaveOut(row.number)}
          />
        ))}
      </ul>
      <p className={classes.note}>{t('mendFirst')}</p>
    </>
  )
}

/** What the button does: adds items, changes some, or both. */
function useDeed({ checked }: PriceList): string | null {
  const { t } = useTranslation('price-lists')
  const [added, changed] = [countOf(checked, 'added'), countOf(checked, 'changed')]
  if (added > 0 && changed > 0) return t('addAndChange', { count: added, changed })
  if (added > 0) return t('add', { count: added })
  return changed > 0 ? t('change', { count: changed }) : null
}

/** Writing what was shown, where nothing has to be mended. */
const Write = ({ list, version }: { list: PriceList; version: string }) => {
  const { t } = useTranslation('price-lists')
  const navigate = useNavigate()
  const { mutate, isPending } = useWriteList(() => {
    list.drop()
    void navigate(paths.serviceHome())
  })
  const deed = useDeed(list)
  const isReady = countOf(list.checked, 'wrong') === 0
  return (
    <div className={classes.buttons}>
      {isReady && deed === null && <p className={classes.note}>{t('nothingToDo')}</p>}
      {isReady && deed !== null && (
        <Button
          size="large"
          loading={isPending || list.preview.isFetching}
          onClick={() => void mutate({ rows: list.sent, version })}
        >
          {deed}
        </Button>
      )}
      <Button variant="quiet" size="large" onClick={list.reset}>
        {t('otherFile')}
      </Button>
    </div>
  )
}

/** What a list would change, what has to be mended before, and the button that writes it. */
export const Preview = ({ list }: { list: PriceList }) => {
  const { t } = useTranslation('price-lists')
  const { preview, checked } = list
  if (preview.isError)
    return (
      <ErrorState
        text={errorText(preview.error)}
        onRetry={() => void preview.refetch()}
        retrying={preview.isFetching}
      />
    )
  if (!preview.data)
    return (
      <SkeletonGroup>
        <p>{t('checking')}</p>
        <SkeletonBlock height={320} />
      </SkeletonGroup>
    )
  const priceOf = ({ number }: CheckedRow) =>
    Number(list.sent[list.rows.findIndex(row => row.number === number)]?.price ?? 0)
  const changed = checked.filter(({ answer }) => answer.outcome === 'added' || answer.outcome === 'changed')
  return (
    <div className={classes.preview}>
      <Sums rows={checked} />
      <Wrong list={list} />
      <ChangedRows rows={changed} priceOf={priceOf} currency={preview.data.currency} />
      <Write list={list} version={preview.data.version} />
    </div>
  )
}
