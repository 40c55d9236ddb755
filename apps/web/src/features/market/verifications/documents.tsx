import type { VerificationState } from '@celebrio/contract/market/verifications'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SkeletonGroup, SkeletonLine } from '#ui/feedback/skeleton.tsx'
import { Pages } from '#ui/lists/pages.tsx'
import { documentsQuery } from './data.ts'
import { DocumentRow } from './document-row.tsx'
import classes from './verifications.module.css'

const waiting = (
  <SkeletonGroup>
    {[1, 2, 3].map(one => (
      <div key={one} className={classes.row}>
        <SkeletonLine width="40%" />
        <SkeletonLine width="80%" />
      </div>
    ))}
  </SkeletonGroup>
)

/** Stores with documents in a state: those that wait, the longest first. */
export const Documents = ({ state }: { state: VerificationState }) => {
  const { t } = useTranslation('verifications')
  return (
    <Pages
      list={useInfiniteQuery(documentsQuery(state))}
      itemsOf={page => page.documents}
      waiting={waiting}
      empty={<EmptyState title={t(`empty.${state}`)} text={t(`emptyText.${state}`)} />}
    >
      {documents => (
        <ul className={classes.list}>
          {documents.map(document => (
            <DocumentRow key={document.id} document={document} />
          ))}
        </ul>
      )}
    </Pages>
  )
}
