import { useQueries } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router'
import { useSoughtDay } from '#features/market/availability'
import { storeQuery } from '#features/market/stores'
import { ApiError } from '#lib/api/api-error.ts'
import { errorText } from '#lib/api/error-text.ts'
import { paths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonBlock, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { TypedField } from '#ui/fields/typed-field.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import classes from './compare.module.css'
import { type Column, CompareHead } from './compare-head.tsx'
import { useRows } from './compare-rows.tsx'
import { comparedText, readCompared } from './filters.ts'
import { readGuests } from './guest-cost.ts'
import { GuestRow } from './guest-row.tsx'

/** The providers of the address, and for how many guests; and to change both. */
function useCompared() {
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation()
  const ids = readCompared(search.get('ids'))
  const remove = (id: number) => {
    const rest = ids.filter(one => one !== id)
    const next = new URLSearchParams(search)
    if (rest.length > 0) next.set('ids', comparedText(rest))
    else next.delete('ids')
    setSearch(next, { replace: true, state })
  }
  const setGuests = (text: string) => {
    const next = new URLSearchParams(search)
    if (text === '') next.delete('guests')
    else next.set('guests', text)
    setSearch(next, { replace: true, state, preventScrollReset: true })
  }
  return { ids, remove, guests: readGuests(search.get('guests')), setGuests }
}

type Compared = ReturnType<typeof useCompared>

const Guests = ({ guests, setGuests }: Compared) => {
  const { t } = useTranslation('finding')
  return (
    <div className={classes.guests}>
      <TypedField
        type="text"
        label={t('guests')}
        hint={t('guestsHint')}
        value={guests === null ? '' : String(guests)}
        problemOf={text => (text === '' || readGuests(text) !== null ? undefined : t('noGuests'))}
        onChange={setGuests}
      />
    </div>
  )
}

const Stores = ({ columns, day }: { columns: readonly Column[]; day: string }) => {
  const { t } = useTranslation('finding')
  return (
    <tr>
      <th scope="row">
        <VisuallyHidden>{t('viewStore')}</VisuallyHidden>
      </th>
      {columns.map(({ id, provider }) => (
        <td key={id}>
          {provider && (
            <ButtonLink
              variant="outline"
              size="small"
              to={paths.serviceProvider(id, day)}
              aria-label={t('viewStoreOf', { name: provider.company_name })}
            >
              {t('viewStore')}
            </ButtonLink>
          )}
        </td>
      ))}
    </tr>
  )
}

type TableProps = { columns: readonly Column[]; guests: number | null; onRemove: (id: number) => void }

const Table = ({ columns, guests, onRemove }: TableProps) => {
  const { t } = useTranslation('finding')
  const day = useSoughtDay()
  const rows = useRows(
    columns.flatMap(({ provider }) => provider ?? []),
    day,
  )
  return (
    <section className={classes.scroll} aria-label={t('compareTable')}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('provider')}</VisuallyHidden>
            </th>
            {columns.map(column => (
              <CompareHead key={column.id} column={column} day={day} onRemove={() => onRemove(column.id)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {guests !== null && <GuestRow columns={columns} guests={guests} />}
          {rows.map(({ label, cellOf }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {columns.map(({ id, provider }) => (
                <td key={id} dir="auto">
                  {(provider && cellOf(provider)) ?? '–'}
                </td>
              ))}
            </tr>
          ))}
          <Stores columns={columns} day={day} />
        </tbody>
      </table>
    </section>
  )
}

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404

/** Up to four providers side by side; which ones is in the address. */
export const CompareProviders = () => {
  const { t } = useTranslation('finding')
  const compared = useCompared()
  const { ids, remove, guests } = compared
  const answers = useQueries({ queries: ids.map(id => storeQuery(id)) })
  const failed = answers.find(({ error, data }) => error && !data && !isGone(error))
  if (ids.length === 0)
    return (
      <EmptyState
        drawing="/art/empty-stall.svg"
        title={t('compareNone')}
        text={t('compareNoneText')}
        action={<ButtonLink to={paths.serviceProviders()}>{t('findThem')}</ButtonLink>}
      />
    )
  if (failed)
    return (
      <ErrorState
        text={errorText(failed.error)}
        onRetry={() => answers.forEach(answer => void answer.refetch())}
        retrying={failed.isFetching}
      />
    )
  if (answers.some(({ isPending }) => isPending))
    return (
      <SkeletonGroup>
        <SkeletonBlock height={560} />
      </SkeletonGroup>
    )
  const columns = ids.map((id, at) => ({ id, provider: answers[at]?.data ?? null }))
  return (
    <>
      <Guests {...compared} />
      <Table columns={columns} guests={guests} onRemove={remove} />
    </>
  )
}
