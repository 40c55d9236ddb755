import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SkeletonBlock, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'

/** Stands for the form until what it edits has been read. */
export const ListingWaiting = () => (
  <SkeletonGroup>
    <SkeletonBlock height={640} />
  </SkeletonGroup>
)

/** The page of a form, with the way back to the store. */
export const ListingFrame = ({ title, back, children }: { title: string; back: string; children: ReactNode }) => {
  const { t } = useTranslation('services')
  return (
    <PageFrame title={title} back={{ to: back, label: t('toStore') }}>
      {children}
    </PageFrame>
  )
}
