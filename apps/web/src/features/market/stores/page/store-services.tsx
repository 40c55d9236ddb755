import type { Service } from '@celebrio/contract/market/services'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Lightbox, Picture } from '#features/base/uploads'
import { useCategories } from '#features/market/categories'
import { formatList } from '#lib/formats.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SkeletonBlock, SkeletonGroup, SkeletonLine } from '#ui/feedback/skeleton.tsx'
import { Pages } from '#ui/lists/pages.tsx'
import { servicesOfQuery } from '../data.ts'
import { type Booking, ServiceItems } from './service-items.tsx'
import classes from './store-services.module.css'

const Waiting = () => (
  <SkeletonGroup>
    {[56, 44].map(width => (
      <div key={width} className={classes.waiting}>
        <SkeletonLine width={`${width}%`} height={28} />
        <SkeletonBlock height={96} />
        <SkeletonLine />
        <SkeletonLine width="72%" />
      </div>
    ))}
  </SkeletonGroup>
)

const Photos = ({ service: { images, name } }: { service: Service }) => {
  const { t } = useTranslation('stores')
  const [opened, setOpened] = useState<number | null>(null)
  if (images.length === 0) return null
  const altOf = (at: number) => t('photoOf', { at: at + 1, of: images.length, name })
  return (
    <>
      <ul className={classes.photos}>
        {images.map((image, at) => (
          <li key={image.image}>
            <button
              type="button"
              className={classes.photo}
              aria-label={t('enlarge', { at: at + 1, of: images.length, name })}
              onClick={() => setOpened(at)}
            >
              <Picture media={image} alt="" sizes="160px" />
            </button>
          </li>
        ))}
      </ul>
      {opened !== null && (
        <Lightbox
          pictures={images}
          start={opened}
          altOf={altOf}
          label={t('photosOf', { name })}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}

type SectionProps = { service: Service; booking?: Booking | undefined }

const ServiceSection = ({ service, booking }: SectionProps) => {
  const { nameOf } = useCategories()
  const { name, description, categories } = service
  return (
    <section className={classes.service} aria-label={name}>
      <h3 className={classes.name} dir="auto">
        {name}
      </h3>
      <p className={classes.categories}>{formatList(categories.flatMap(id => nameOf(id) ?? []))}</p>
      <p className={classes.about} dir="auto">
        {description}
      </p>
      <Photos service={service} />
      <ServiceItems service={service} booking={booking} />
    </section>
  )
}

/** What a provider offers, with the prices. */
export const StoreServices = ({ id, booking }: { id: number; booking?: Booking }) => {
  const { t } = useTranslation('stores')
  const list = useInfiniteQuery(servicesOfQuery(id))
  return (
    <section aria-labelledby="services" className={classes.all}>
      <h2 id="services" className={classes.title}>
        {t('services')}
      </h2>
      <Pages
        list={list}
        itemsOf={page => page.services}
        waiting={<Waiting />}
        empty={<EmptyState compact heading="h3" drawing="/art/empty-stall.svg" title={t('none')} />}
      >
        {all => all.map(service => <ServiceSection key={service.id} service={service} booking={booking} />)}
      </Pages>
    </section>
  )
}
