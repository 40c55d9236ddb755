import { useTranslation } from 'react-i18next'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { CaseAppeal } from '#features/care/appeals'
import {
  addressOfQueue,
  CaseView,
  filtersOf,
  Queue,
  QueueFilter,
  type QueueFilters,
  useQueueTitle,
} from '#features/care/moderation'
import { CaseReversal } from '#features/care/reversals'
import { numericId } from '#lib/numeric-id.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { BackLink } from '#ui/layout/back-link.tsx'
import { ListAndDetail } from '#ui/layout/list-and-detail.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'

/** A case beside the queue, or on a phone in its place. */
const OpenCase = ({ id, filters }: { id: number; filters: QueueFilters }) => {
  const { t } = useTranslation('moderation')
  const navigate = useNavigate()
  const toList = () => void navigate(addressOfQueue(filters))
  const afterwards = (
    <>
      <CaseAppeal caseId={id} onDecided={toList} />
      <CaseReversal caseId={id} onReversed={toList} />
    </>
  )
  return (
    <>
      <BackLink to={addressOfQueue(filters)} label={t('backToList')} narrowOnly />
      <CaseView key={id} id={id} afterwards={afterwards} onDecided={toList} />
    </>
  )
}

/** What people have reported, and what to do about it. */
export const Component = () => {
  const { t } = useTranslation('moderation')
  const id = numericId(useParams().id)
  const [search] = useSearchParams()
  const filters = filtersOf(search)
  const title = useQueueTitle(filters.view)
  return (
    <PageFrame title={title}>
      <ListAndDetail
        label={t('title')}
        isOpen={id !== undefined}
        list={
          <>
            <QueueFilter filters={filters} />
            <Queue key={addressOfQueue(filters)} filters={filters} openId={id} />
          </>
        }
        detail={
          id === undefined ? (
            <EmptyState title={t('choose')} text={t('chooseText')} />
          ) : (
            <OpenCase id={id} filters={filters} />
          )
        }
      />
    </PageFrame>
  )
}
