import type { ServiceProvider } from '@celebrio/contract/market/stores'
import { companyLimits } from '@celebrio/contract/people/companies'
import { spokenLanguages } from '@celebrio/contract/platform/spoken-languages'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { accountQuery, CompanyFields, FormPart, PaymentAndDocumentFields } from '#features/people/accounts'
import { errorText } from '#lib/api/error-text.ts'
import { languageName } from '#lib/language-name.ts'
import { paths } from '#lib/paths.ts'
import { Button, ButtonLink } from '#ui/buttons/button.tsx'
import { Chips } from '#ui/choices/chips.tsx'
import { SearchSelect } from '#ui/choices/search-select.tsx'
import { DraftBar } from '#ui/feedback/draft-bar.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonBlock, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { FileField } from '#ui/fields/file-field.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { storeQuery } from '../data.ts'
import classes from './edit-company.module.css'
import { losesPin } from './pin.ts'
import { PinField } from './pin-field.tsx'
import { TermsPart } from './terms-part.tsx'
import { useCompanyForm } from './use-company-form.ts'
import type { Company, CompanyValues } from './values.ts'

type LanguagesProps = { value: readonly string[]; error: string | undefined; onChange: (codes: string[]) => void }

const named = (code: string) => ({ value: code, label: languageName(code) })

/** Languages that are spoken there, added one by one. */
const Languages = ({ value, error, onChange }: LanguagesProps) => {
  const { t } = useTranslation('stores')
  return (
    <>
      <SearchSelect<string>
        key={value.length}
        label={t('languagesSpoken')}
        hint={t('languagesSpokenHint')}
        error={error}
        optional
        options={spokenLanguages.filter(code => !value.includes(code)).map(named)}
        value={null}
        onChange={code => code && onChange([...value, code])}
      />
      {value.length > 0 && (
        <div className={classes.languages}>
          <Chips
            label={t('languagesSpoken')}
            labelHidden
            options={value.map(named)}
            chosen={value}
            onPress={code => onChange(value.filter(one => one !== code))}
          />
        </div>
      )}
    </>
  )
}

type FormProps = { company: Company; store: ServiceProvider }

type StoryProps = { form: ReturnType<typeof useCompanyForm>; hasLogo: boolean; isResting: boolean }

const Story = ({ form, hasLogo, isResting }: StoryProps) => {
  const { t } = useTranslation('stores')
  const { values, errors, change, text } = form
  const set = (changes: Partial<CompanyValues>) => change(changes)
  return (
    <FormPart title={t('storyTitle')}>
      <TextArea
        {...text('description')}
        label={t('story')}
        hint={t('storyHint', { max: companyLimits.description })}
        rows={5}
        optional
      />
      <fieldset disabled={isResting} className={classes.resting}>
        <Languages value={values.languages} error={errors.languages} onChange={languages => set({ languages })} />
      </fieldset>
      <FileField
        name="logo_file"
        label={t('logo')}
        hint={t(hasLogo ? 'newLogoHint' : 'logoHint')}
        accept=".png,.jpg,.jpeg"
        value={values.logo_file}
        onChange={logo_file => set({ logo_file })}
        error={errors.logo_file ?? errors.logo}
        optional
      />
    </FormPart>
  )
}

const Form = ({ company, store }: FormProps) => {
  const { t } = useTranslation('stores')
  const form = useCompanyForm(company, store)
  const { form: element, submit, busy, hasDraft, reset } = form
  return (
    <form ref={element} onSubmit={submit} noValidate>
      {hasDraft && <DraftBar text={t('draftKept')} discard={t('startOver')} onDiscard={reset} />}
      <Story form={form} hasLogo={Boolean(company.logo)} isResting={store.is_resting} />
      <fieldset disabled={store.is_resting} className={classes.resting}>
        <TermsPart form={form} />
      </fieldset>
      <FormPart title={t('companyTitle')}>
        <CompanyFields form={form} addressHint={losesPin(company, form.values) ? t('pinGoes') : undefined}>
          <PinField form={form} company={company} />
        </CompanyFields>
      </FormPart>
      <FormPart title={t('papersTitle')}>
        <PaymentAndDocumentFields form={form} />
        <p className={classes.note}>{t('documentChecked')}</p>
      </FormPart>
      <div className={classes.buttons}>
        <ButtonLink variant="quiet" size="large" to={paths.serviceProfile()} onClick={reset}>
          {t('cancel')}
        </ButtonLink>
        <Button type="submit" size="large" loading={busy}>
          {t('saveCompany')}
        </Button>
      </div>
    </form>
  )
}

/** The form of the viewer's own company. */
export const EditCompany = () => {
  const { t } = useTranslation('stores')
  const account = useQuery(accountQuery)
  const company = account.data?.service_provider ?? undefined
  const store = useQuery(storeQuery(company?.id))
  const failed = [account, store].find(({ isError, data }) => isError && !data)
  if (failed)
    return (
      <ErrorState text={errorText(failed.error)} onRetry={() => void failed.refetch()} retrying={failed.isFetching} />
    )
  if (account.data && !company) return <p>{t('noCompany')}</p>
  if (!company || !store.data)
    return (
      <SkeletonGroup>
        <SkeletonBlock height={640} />
      </SkeletonGroup>
    )
  return <Form key={company.id} company={company} store={store.data} />
}
