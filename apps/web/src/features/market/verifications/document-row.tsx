import type { StoreDocument } from '@celebrio/contract/market/verifications'
import { DownloadSimple } from '@phosphor-icons/react/DownloadSimple'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatExactly } from '#lib/formats-dates.ts'
import { paths } from '#lib/paths.ts'
import { Button } from '#ui/buttons/button.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { RelativeTime } from '#ui/text/relative-time.tsx'
import { useDecide, useOpen } from './data.ts'
import { Decline } from './decline.tsx'
import classes from './verifications.module.css'

const types = { 1: 'type1', 2: 'type2', 3: 'type3' } as const

const Verify = ({ document: { id, round, state: was, can } }: { document: StoreDocument }) => {
  const { t } = useTranslation('verifications')
  const { mutate, isPending } = useDecide(id, () => undefined)
  return (
    <Button
      variant="lagoon"
      size="small"
      loading={isPending}
      disabled={!can.verify}
      aria-describedby={can.verify ? undefined : `unopened-${id}`}
      onClick={() => mutate({ outcome: 'verified', round, was, reason: undefined })}
    >
      {t('verify')}
    </Button>
  )
}

const Open = ({ document: { id, company_name: name } }: { document: StoreDocument }) => {
  const { t } = useTranslation('verifications')
  const { mutate, isPending } = useOpen(id)
  return (
    <Button
      variant="outline"
      size="small"
      loading={isPending}
      leftSection={<DownloadSimple size={18} aria-hidden />}
      onClick={() => mutate()}
    >
      {t('open')} <VisuallyHidden>{name}</VisuallyHidden>
    </Button>
  )
}

/** What the document has to fit. */
const Facts = ({ document }: { document: StoreDocument }) => {
  const { t } = useTranslation('verifications')
  const { address, city, country, owner, establishment_year: year, business_phone_number: phone } = document
  const type = types[document.document_type as keyof typeof types]
  return (
    <dl className={classes.facts}>
      <dt>{t('document')}</dt>
      <dd>{type ? t(type) : t('noType')}</dd>
      <dt>{t('owner')}</dt>
      <dd>
        <Link to={paths.staffAccount(owner.id)} dir="auto">
          {owner.name}
        </Link>
      </dd>
      <dt>{t('address')}</dt>
      <dd dir="auto">{[address, city, country].filter(Boolean).join(', ')}</dd>
      <dt>{t('phone')}</dt>
      <dd dir="ltr">{phone}</dd>
      {year !== null && (
        <>
          <dt>{t('since')}</dt>
          <dd>{year}</dd>
        </>
      )}
    </dl>
  )
}

const Decided = ({ document: { state, decided_at, decided_by, reason } }: { document: StoreDocument }) => {
  const { t } = useTranslation('verifications')
  if (state === 'waiting' || decided_at === null) return null
  return (
    <div className={classes.decided}>
      {reason !== null && (
        <p className={classes.words} dir="auto">
          {reason}
        </p>
      )}
      <p className={classes.note}>
        {t(`${state}By`, { name: decided_by?.name ?? t('someone'), date: formatExactly(decided_at) })}
      </p>
    </div>
  )
}

const Deeds = ({ document }: { document: StoreDocument }) => {
  const { t } = useTranslation('verifications')
  const { id, state, can } = document
  return (
    <div className={classes.deeds}>
      <Open document={document} />
      {can.decide ? (
        <>
          {state !== 'declined' && <Decline document={document} />}
          {state !== 'verified' && <Verify document={document} />}
          {state !== 'verified' && !can.verify && (
            <p id={`unopened-${id}`} className={classes.note}>
              {t('unopened')}
            </p>
          )}
        </>
      ) : (
        <p className={classes.note}>{t('ownStore')}</p>
      )}
    </div>
  )
}

/** A store and its document, and what can be done about it. */
export const DocumentRow = ({ document }: { document: StoreDocument }) => (
  <li className={classes.row}>
    <div className={classes.head}>
      <h2 className={classes.title} dir="auto">
        <Link to={paths.serviceProvider(document.id)}>{document.company_name}</Link>
      </h2>
      <RelativeTime date={document.waiting_since} />
    </div>
    <Facts document={document} />
    <Decided document={document} />
    <Deeds document={document} />
  </li>
)
