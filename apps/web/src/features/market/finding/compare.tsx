import type { ServiceProvider } from '@celebrio/contract/market/stores'
import { X } from '@phosphor-icons/react/X'
import { useQueries } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useSearchParams } from 'react-router'
import { storeQuery } from '#features/market/stores'
import { ApiError } from '#lib/api/api-error.ts'
import { errorText } from '#lib/api/error-text.ts'
import { paths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonBlock, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import classes from './compare.module.css'
import { useRows } from './compare-rows.tsx'
import { comparedText, readCompared } from './filters.ts'

/** A column: null where the provider is no longer there. */
type Column = { id: number; provider: ServiceProvider | null }

/** The providers of the address, and taking one out of it. */
function useCompared() {
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation()
  const ids = readCompared(search.get('ids'))
  const remove = (id: number) => {
    const rest = ids.filter(one => one !== id)
    setSearch(rest.length > 0 ? { ids: comparedText(rest) } : {}, { replace: true, state })
  }
  return { ids, remove }
}

const Head = ({ column: { id, provider }, onRemove }: { column: Column; onRemove: () => void }) => {
  const { t } = useTranslation('finding')
  const label = provider ? t('remove', { name: provider.company_name }) : t('removeGone')
  return (
    <th scope="col">
      <span className={classes.logo}>
        <img src={provider?.logo ?? '/art/empty-stall.svg'} alt="" loading="lazy" />
        <IconButton label={label} icon={<X size={18} />} className={classes.remove} onClick={onRemove} />
      </span>
      <span className={classes.name} dir="auto">
        {provider ? <Link to={paths.serviceProvider(id)}>{provider.company_name}</Link> : t('gone')}
      </span>
    </th>
  )
}

const Stores = ({ columns }: { columns: readonly Column[] }) => {
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
              to={paths.serviceProvider(id)}
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

const Table = ({ columns, onRemove }: { columns: readonly Column[]; onRemove: (id: number) => void }) => {
  const { t } = useTranslation('finding')
  const rows = useRows(columns.flatMap(({ provider }) => provider ?? []))
  return (
    <section className={classes.scroll} aria-label={t('compareTable')}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('provider')}</VisuallyHidden>
            </th>
            {columns.map(column => (
              <Head key={column.id} column={column} onRemove={() => onRemove(column.id)} />
            ))}
          </tr>
        </thead>
        <tbody>
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
          <Stores columns={columns} />
        </tbody>
      </table>
    </section>
  )
}

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404

/** Up to four providers side by side; which ones is in the address. */
export const CompareProviders = () => {
  const { t } = useTranslation('finding')
  const { ids, remove } = useCompared()
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
  return <Table columns={ids.map((id, at) => ({ id, provider: answers[at]?.data ?? null }))} onRemove={remove} />
}
