import type { OwnUser } from '@celebrio/contract/people/users'
import { Check } from '@phosphor-icons/react/Check'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { storeQuery } from '#features/market/stores'
import { accountQuery } from '#features/people/accounts'
import { paths } from '#lib/paths.ts'
import { Button, ButtonLink } from '#ui/buttons/button.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { allOffersQuery } from './all-offers-query.ts'
import classes from './first-steps.module.css'
import { useCompanyFile } from './use-company-files.ts'

type Company = NonNullable<OwnUser['service_provider']>
type StepName = 'logo' | 'service' | 'offer' | 'document'

const accepted = { logo: '.png,.jpg,.jpeg', document: '.pdf,.doc,.docx,.png,.jpg,.jpeg' }

/** The next step stands out; the others can be taken before it. */
type Look = { variant: 'primary' | 'outline' }

const SendFile = ({ kind, variant }: Look & { kind: 'logo' | 'document' }) => {
  const { t } = useTranslation('service-home')
  const picker = useRef<HTMLInputElement>(null)
  const { mutate, isPending } = useCompanyFile(kind, t(`steps.${kind}Done`))
  return (
    <>
      <Button size="small" variant={variant} loading={isPending} onClick={() => picker.current?.click()}>
        {t(`steps.${kind}Action`)}
      </Button>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label={t(`steps.${kind}`)}
        accept={accepted[kind]}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ''
          if (file) mutate(file)
        }}
      />
    </>
  )
}

const Add = ({ what, to, variant }: Look & { what: 'service' | 'offer'; to: string }) => {
  const { t } = useTranslation('service-home')
  return (
    <ButtonLink size="small" variant={variant} to={to}>
      {t(`steps.${what}Action`)}
    </ButtonLink>
  )
}

const actions: Readonly<Record<StepName, (look: Look) => ReactNode>> = {
  logo: look => <SendFile kind="logo" {...look} />,
  service: look => <Add what="service" to={paths.createService()} {...look} />,
  offer: look => <Add what="offer" to={paths.createOffer()} {...look} />,
  document: look => <SendFile kind="document" {...look} />,
}

const Step = ({ name, isDone, isNext }: { name: StepName; isDone: boolean; isNext: boolean }) => {
  const { t } = useTranslation('service-home')
  return (
    <li className={classes.step} data-done={isDone || undefined}>
      <span className={classes.tick} aria-hidden>
        {isDone && <Check size={16} weight="bold" />}
      </span>
      <span className={classes.text}>
        {t(`steps.${name}`)}
        {isDone && <VisuallyHidden>{t('steps.done')}</VisuallyHidden>}
      </span>
      {!isDone && actions[name]({ variant: isNext ? 'primary' : 'outline' })}
    </li>
  )
}

const Pad = ({ company }: { company: Company }) => {
  const { t } = useTranslation('service-home')
  const { data: store } = useQuery(storeQuery(company.id))
  const { data: offers } = useInfiniteQuery(allOffersQuery)
  if (!store || !offers) return null
  const steps = [
    { name: 'logo', isDone: company.logo !== null },
    { name: 'service', isDone: store.total_services > 0 },
    { name: 'offer', isDone: offers.pages.some(page => page.offers.length > 0) },
    { name: 'document', isDone: company.document_url !== null },
  ] as const
  const done = steps.filter(({ isDone }) => isDone).length
  const next = steps.find(({ isDone }) => !isDone)
  if (!next) return null
  return (
    <section className={classes.pad} aria-labelledby="first-steps">
      <header className={classes.head}>
        <h2 id="first-steps" className={classes.title}>
          {t('steps.title')}
        </h2>
        <span className={classes.count}>{t('steps.count', { done, of: steps.length })}</span>
      </header>
      <ol>
        {steps.map(step => (
          <Step key={step.name} {...step} isNext={step === next} />
        ))}
      </ol>
    </section>
  )
}

/** What a new store needs, crossed off by what is there; gone when all of it is. */
export const FirstSteps = () => {
  const { data } = useQuery(accountQuery)
  return data?.service_provider ? <Pad company={data.service_provider} /> : null
}
