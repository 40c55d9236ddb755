import { serviceLimits } from '@celebrio/contract/market/service-forms'
import type { Service } from '@celebrio/contract/market/services'
import { useTranslation } from 'react-i18next'
import { type ReportUploads, useUploads } from '#features/base/uploads'
import { CategoryField } from '#features/market/categories'
import { paths } from '#lib/paths.ts'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { draftNameOf } from '../data.ts'
import { Counted } from './counted.tsx'
import { ItemList } from './item-list.tsx'
import { ListingForm } from './listing-form.tsx'
import { PicturesField } from './pictures-field.tsx'
import { Preview } from './preview.tsx'
import { type ServiceForm as Form, useServiceForm } from './use-service-form.ts'

type FieldsProps = { purpose: string; form: Form; onUploads: ReportUploads }

const Fields = ({ purpose, form, onUploads }: FieldsProps) => {
  const { t } = useTranslation('services')
  const { values, errors, change, text } = form
  return (
    <>
      <PicturesField
        purpose={purpose}
        value={values.images}
        error={errors.images}
        onChange={images => change({ images })}
        onUploads={onUploads}
      />
      <TextField
        {...text('name')}
        label={<Counted label={t('name')} text={values.name} max={serviceLimits.name} />}
        autoComplete="off"
        dir="auto"
      />
      <TextArea
        {...text('description')}
        label={<Counted label={t('description')} text={values.description} max={serviceLimits.description} />}
        rows={4}
      />
      <CategoryField
        value={values.categories}
        max={serviceLimits.categories}
        error={errors.categories}
        onChange={categories => change({ categories })}
      />
      <ItemList form={form} />
    </>
  )
}

type ServiceFormProps = {
  currency: string
  /** The service that is edited; a new one without. */
  service?: Service
  onSaved: () => void
}

/** Form of a service: its pictures, what it is, and its items with their prices. */
export const ServiceForm = ({ currency, service, onSaved }: ServiceFormProps) => {
  const { t } = useTranslation('services')
  const form = useServiceForm(currency, service, onSaved)
  const uploads = useUploads()
  return (
    <ListingForm
      state={{ ...form, complain: images => form.show({ ...form.check(form.values), images }) }}
      isThere={service !== undefined}
      back={paths.serviceHome()}
      save={t('save')}
      uploads={uploads}
      preview={<Preview values={form.values} currency={currency} />}
    >
      <Fields purpose={draftNameOf(service?.id)} form={form} onUploads={uploads.report} />
    </ListingForm>
  )
}
