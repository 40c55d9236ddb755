import { Plus } from '@phosphor-icons/react/Plus'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { FilterLayout } from '#ui/lists/filter-layout.tsx'
import { Pages, type PagesProps } from '#ui/lists/pages.tsx'
import { countFilters } from '../filters.ts'
import { FilterPanel } from './filter-panel.tsx'
import { CardsWaiting, NothingFound } from './list-states.tsx'
import classes from './manage-listings.module.css'
import type { Filtering } from './use-filters.ts'

type Words = { yours: string; add: string; none: string; noneText: string; searchHint: string; show: string }

type AddProps = Pick<ManageListingsProps<unknown, unknown>, 'words' | 'create'> & { variant: 'primary' | 'outline' }

const Add = ({ words, create, variant }: AddProps) => (
  <ButtonLink variant={variant} to={create} leftSection={<Plus size={20} aria-hidden />}>
    {words.add}
  </ButtonLink>
)

type ManageListingsProps<Page, Item> = Pick<PagesProps<Page, Item>, 'list' | 'itemsOf' | 'children'> & {
  words: Words
  filtering: Filtering
  /** Where one is made. */
  create: string
  /** Another way to make some. */
  way?: ReactNode
}

const Nothing = ({ words, create }: Pick<AddProps, 'words' | 'create'>) => (
  <EmptyState
    drawing="/art/empty-stall.svg"
    title={words.none}
    text={words.noneText}
    action={<Add words={words} create={create} variant="primary" />}
  />
)

/** What a store has of one kind, as list items, with the filters beside it and the way to make another. */
export function ManageListings<Page, Item>(props: ManageListingsProps<Page, Item>) {
  const { words, filtering, create, way, children, ...pages } = props
  const { t } = useTranslation('services')
  const count = countFilters(filtering.filters)
  const open = count > 0 ? t('filtersChosen', { count }) : t('filters')
  const head = (
    <header className={classes.head}>
      <h2 className={classes.title}>{words.yours}</h2>
      <span className={classes.ways}>
        {way}
        <Add words={words} create={create} variant="outline" />
      </span>
    </header>
  )
  const empty = count > 0 ? <NothingFound clear={filtering.clear} /> : <Nothing words={words} create={create} />
  return (
    <FilterLayout
      words={{ title: t('filters'), open, show: words.show }}
      filters={<FilterPanel {...filtering} hint={words.searchHint} />}
      above={head}
    >
      <Pages {...pages} waiting={<CardsWaiting />} empty={empty}>
        {own => <ul aria-label={words.yours}>{children(own)}</ul>}
      </Pages>
    </FilterLayout>
  )
}
