import type { OwnUser } from '@celebrio/contract/people/users'
import { ArrowSquareOut } from '@phosphor-icons/react/ArrowSquareOut'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DocumentState } from '#features/market/verifications'
import classes from './service-home.module.css'

type Company = NonNullable<OwnUser['service_provider']>

const documents = { 1: 'document1', 2: 'document2', 3: 'document3' } as const

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={classes.row}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

const Place = ({ company }: { company: Company }) => (
  <>
    {[company.address, company.city, company.state, company.country].filter(Boolean).map(line => (
      <span key={line} className={classes.line}>
        {line}
      </span>
    ))}
  </>
)

const Document = ({ company }: { company: Company }) => {
  const { t } = useTranslation('service-home')
  const name = documents[company.document_type as keyof typeof documents]
  return (
    <>
      {name && <span className={classes.line}>{t(name)}</span>}
      {company.document_url ? (
        <>
          <a className={classes.link} href={company.document_url} target="_blank" rel="noopener noreferrer">
            {t('viewDocument')}
            <ArrowSquareOut size={18} aria-hidden />
          </a>
          <DocumentState />
          <small className={classes.quiet}>{t('documentPrivate')}</small>
        </>
      ) : (
        <span className={classes.quiet}>{t('noDocument')}</span>
      )}
    </>
  )
}

/** The company as it was registered. */
export const CompanyFacts = ({ company, email }: { company: Company; email: string }) => {
  const { t } = useTranslation('service-home')
  return (
    <>
      {company.establishment_year && (
        <p className={classes.quiet}>{t('since', { year: String(company.establishment_year) })}</p>
      )}
      <dl className={classes.facts}>
        <Row label={t('address')}>
          <Place company={company} />
        </Row>
        <Row label={t('phone')}>
          <a className={classes.link} href={`tel:${company.business_phone_number.replaceAll(/[^+\d]/g, '')}`}>
            {company.business_phone_number}
          </a>
        </Row>
        <Row label={t('email')}>{email}</Row>
        <Row label={t('payment')}>
          <span className={classes.line}>{t(`payments.${company.payment_option}`)}</span>
          {company.payment_detail && <span className={classes.quiet}>{company.payment_detail}</span>}
        </Row>
        <Row label={t('document')}>
          <Document company={company} />
        </Row>
      </dl>
    </>
  )
}
