import { offerLimits } from '@celebrio/contract/market/offer-forms'
import type { Offer } from '@celebrio/contract/market/offers'
import { useTranslation } from 'react-i18next'
import { type ReportUploads, useUploads } from '#features/base/uploads'
import { CategoryField } from '#features/market/categories'
import { Counted, ListingForm, PicturesField, useOwnCategories } from '#features/market/services'
import { paths } from '#lib/paths.ts'
import { ChoiceField } from '#ui/choices/choice-field.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { draftNameOf } from '../data.ts'
import { ItemChoice } from './item-choice.tsx'
import classes from './offer-form.module.css'
import { type OfferForm as Form, useOfferForm } from './use-offer-form.ts'
import { bodyOf } from './values.ts'

type WordsProps = { purpose: string; form: Form; onUploads: ReportUploads }

/** What is offered, in words and pictures. */
const Words = ({ purpose, form: { values, errors, change, text }, onUploads }: WordsProps) => {
  const { t } = useTranslation('offers')
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
        label={<Counted label={t('name')} text={values.name} max={offerLimits.name} />}
        autoComplete="off"
        dir="auto"
      />
      <TextArea
        {...text('description')}
        label={<Counted label={t('description')} text={values.description} max={offerLimits.description} />}
        rows={4}
      />
      <CategoryField
        likely={useOwnCategories()}
        value={values.categories}
        max={offerLimits.categories}
        error={errors.categories}
        onChange={categories => change({ categories })}
      />
    </>
  )
}

/** How much less, for what, and until when. */
const Terms = ({ form: { values, errors, change, text } }: { form: Form }) => {
  const { t } = useTranslation('offers')
  const percent = Number(bodyOf(values).discount)
  const discount = Number.isInteger(percent) && percent > 0 && percent <= offerLimits.discount ? percent : 0
  return (
    <>
      <div className={classes.pair}>
        <TextField
          {...text('discount')}
          label={t('discount')}
          hint={t(discount === offerLimits.discount ? 'discountFree' : 'discountHint')}
          inputMode="numeric"
        />
        <TextField {...text('ends_at')} label={t('endsOn')} hint={t('endsHint')} type="date" optional />
      </div>
      <ChoiceField
        label={t('appliesTo')}
        value={values.applies_to}
        onChange={applies_to => change({ applies_to })}
        options={[
          { value: 'categories', label: t('toCategories') },
          { value: 'items', label: t('toItems') },
        ]}
      />
      {values.applies_to === 'items' ? (
        <ItemChoice
          value={values.items}
          error={errors.items}
          discount={discount}
          onChange={items => change({ items })}
        />
      ) : (
        <p className={classes.note}>{t('toCategoriesHint')}</p>
      )}
    </>
  )
}

type OfferFormProps = {
  /** The offer that is edited; a new one without. */
  offer?: Offer
  onSaved: () => void
}

/** Form of an offer: what it is, how much less, for what and until when. */
export const OfferForm = ({ offer, onSaved }: OfferFormProps) => {
  const { t } = useTranslation('offers')
  const form = useOfferForm(offer, onSaved)
  const uploads = useUploads()
  return (
    <ListingForm
      state={form}
      isThere={offer !== undefined}
      back={paths.serviceOffers()}
      save={t('save')}
      uploads={uploads}
    >
      <Words purpose={draftNameOf(offer?.id)} form={form} onUploads={uploads.report} />
      <Terms form={form} />
    </ListingForm>
  )
}
