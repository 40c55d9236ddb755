import type { ServiceProvider } from '@celebrio/contract/market/stores'
import { X } from '@phosphor-icons/react/X'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Picture } from '#features/base/uploads'
import { useCategories } from '#features/market/categories'
import { servicesOfQuery, VerifiedBadge } from '#features/market/stores'
import { paths } from '#lib/paths.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import classes from './compare.module.css'

/** A column: null where the provider is no longer there. */
export type Column = { id: number; provider: ServiceProvider | null }

/** The first picture of what is offered, as in lists; else the logo, else the drawing of what it is. */
const StorePicture = ({ provider: { id, logo } }: { provider: ServiceProvider }) => {
  const { data } = useInfiniteQuery(servicesOfQuery(id))
  const { coverOf } = useCategories()
  const services = data?.pages[0]?.services
  if (!services) return null
  const [picture] = services.flatMap(({ images }) => images)
  if (picture) return <Picture media={picture} alt="" sizes="(min-width: 900px) 250px, 140px" />
  const categories = services.flatMap(service => service.categories)
  return <img className={logo ? classes.logo : undefined} src={logo ?? coverOf(categories)} alt="" />
}

type CompareHeadProps = { column: Column; day: string; onRemove: () => void }

/** What a column is about, and the way to do without it. */
export const CompareHead = ({ column: { id, provider }, day, onRemove }: CompareHeadProps) => {
  const { t } = useTranslation('finding')
  const label = provider ? t('remove', { name: provider.company_name }) : t('removeGone')
  return (
    <th scope="col">
      <span className={classes.picture}>
        {provider ? <StorePicture provider={provider} /> : <img src="/art/empty-stall.svg" alt="" />}
        <IconButton label={label} icon={<X size={18} />} className={classes.remove} onClick={onRemove} />
      </span>
      <span className={classes.name} dir="auto">
        {provider ? <Link to={paths.serviceProvider(id, day)}>{provider.company_name}</Link> : t('gone')}
      </span>
      {provider?.is_verified && <VerifiedBadge />}
    </th>
  )
}
