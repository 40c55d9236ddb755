import type { ProviderCard } from '@celebrio/contract/market/finding'
import { useQuery } from '@tanstack/react-query'
import { type MouseEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useDraft } from '#lib/drafts.ts'
import { formatRating } from '#lib/formats.ts'
import { paths } from '#lib/paths.ts'
import { Button } from '#ui/buttons/button.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { Widget } from '#ui/layout/widget.tsx'
import { Avatar } from '#ui/people/avatar.tsx'
import { fewQuery, useFollow } from './data.ts'
import classes from './near-widget.module.css'
import type { Query } from './query.ts'
import { useFacts } from './use-facts.ts'

/** As many as stand in the side rail; more are at hand for those that are skipped. */
const shown = 3
const mostSkipped = 100

const near: Query = {
  filter_type: 'sp_near_you',
  sort: 'top',
  min_rating: 1,
  languages: [],
  exclude_ids: [],
  per_page: 20,
}

type RowProps = { provider: ProviderCard; query: Query; onSkip: () => void }

const Actions = ({ provider, query, onSkip }: RowProps) => {
  const { t } = useTranslation('finding')
  const { mutate, isPending } = useFollow(provider, query)
  const { company_name: name, is_joined } = provider
  const skip = ({ currentTarget }: MouseEvent) => {
    // The focused button is removed with its row: keeps the focus in the widget.
    currentTarget.closest('section')?.focus({ preventScroll: true })
    onSkip()
  }
  return (
    <span className={classes.actions}>
      {is_joined ? (
        <span className={classes.facts}>{t('following')}</span>
      ) : (
        <Button
          size="small"
          variant="outline"
          aria-label={t('followOne', { name })}
          loading={isPending}
          onClick={() => mutate()}
        >
          {t('follow')}
        </Button>
      )}
      <Button size="small" variant="quiet" aria-label={t('skipOne', { name })} onClick={skip}>
        {t('skip')}
      </Button>
    </span>
  )
}

const Row = (props: RowProps) => {
  const { t } = useTranslation('finding')
  const { id, company_name, logo, rating, total_ratings: count } = props.provider
  return (
    <li className={classes.top} aria-label={company_name}>
      <Avatar name={company_name} src={logo} size={44} square />
      <span className={classes.words}>
        <Link to={paths.serviceProvider(id)} className={classes.name} dir="auto">
          {company_name}
        </Link>
        <span className={classes.facts} dir="auto">
          {useFacts(props.provider)} <span aria-hidden>· ★ {formatRating(rating)}</span>
          <VisuallyHidden>{t('rated', { count, rating: formatRating(rating) })}</VisuallyHidden>
        </span>
        <Actions {...props} />
      </span>
    </li>
  )
}

/** The best rated providers near the viewer. Not there where there are none, or where one lives nowhere. */
export const TopNearProviders = () => {
  const { t } = useTranslation('finding')
  const { values, change } = useDraft('skipped-providers', { ids: [] as number[] })
  // What is skipped from now on makes room by itself.
  const [query] = useState<Query>(() => ({ ...near, exclude_ids: values.ids }))
  const { data } = useQuery(fewQuery(query))
  const providers = data?.post.filter(({ id }) => !values.ids.includes(id)).slice(0, shown) ?? []
  if (providers.length === 0) return null
  return (
    <Widget
      title={t('topNear')}
      all={{ to: `${paths.explore('service-provider')}?near=me&sort=top`, label: t('seeAll') }}
    >
      <ul aria-label={t('topNear')}>
        {providers.map(provider => (
          <Row
            key={provider.id}
            provider={provider}
            query={query}
            onSkip={() => change({ ids: [...values.ids, provider.id].slice(-mostSkipped) })}
          />
        ))}
      </ul>
    </Widget>
  )
}
