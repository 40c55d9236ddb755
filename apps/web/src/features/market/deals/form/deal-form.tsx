import { dealConditions, dealLimits } from '@celebrio/contract/market/deal-forms'
import type { Deal } from '@celebrio/contract/market/deal-shapes'
import { currencies } from '@celebrio/contract/platform/currencies'
import { useTranslation } from 'react-i18next'
import { PlacePicker } from '#features/base/locations'
import { useUploads } from '#features/base/uploads'
import { EarlyEndRefundNote } from '#features/market/boosts'
import { useCategories } from '#features/market/categories'
import { Counted, ListingForm, PicturesField } from '#features/market/services'
import { currencyName } from '#lib/amounts.ts'
import { useSession } from '#lib/session.ts'
import { Chips } from '#ui/choices/chips.tsx'
import { SearchSelect } from '#ui/choices/search-select.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { draftNameOf } from '../data.ts'
import classes from './deal-form.module.css'
import { Preview } from './preview.tsx'
import { type DealForm as Form, useDealForm } from './use-deal-form.ts'

type FormProps = { form: Form }

const priceKinds = ['or_nearest_offer', 'is_free'] as const

/** What it costs, in which currency, and whether there is room to bargain. */
const Cost = ({ form: { values, errors, change, text } }: FormProps) => {
  const { t } = useTranslation('deals')
  const toggle = (kind: (typeof priceKinds)[number]) => {
    const isOn = !values[kind]
    change({ or_nearest_offer: false, is_free: false, [kind]: isOn })
  }
  return (
    <>
      <div className={classes.pair}>
        <TextField
          {...text('cost')}
          label={t('cost')}
          inputMode="decimal"
          autoComplete="off"
          disabled={values.is_free}
          {...(values.is_free && { value: '0' })}
        />
        <SearchSelect
          label={t('currency')}
          error={errors.currency}
          options={currencies.map(code => ({ value: code, label: currencyName(code) }))}
          value={values.currency}
          onChange={code => code && change({ currency: code })}
        />
      </div>
      <div className={classes.chips}>
        <Chips
          label={t('priceIs')}
          options={[
            { value: 'or_nearest_offer', label: t('orNearestOffer') },
            { value: 'is_free', label: t('free') },
          ]}
          chosen={priceKinds.filter(kind => values[kind])}
          onPress={toggle}
        />
      </div>
    </>
  )
}

/** What it is, and in what state. */
const Kind = ({ form: { values, errors, change } }: FormProps) => {
  const { t } = useTranslation('deals')
  const { groups } = useCategories()
  const options = groups.flatMap(({ categories }) => categories.map(({ id, name }) => ({ value: id, label: name })))
  return (
    <>
      <div className={classes.chips}>
        <Chips
          label={t('condition')}
          optional
          options={dealConditions.map(value => ({ value, label: t(`condition_${value}`) }))}
          chosen={values.condition ? [values.condition] : []}
          onPress={name => change({ condition: values.condition === name ? null : name })}
        />
      </div>
      <SearchSelect
        label={t('category')}
        optional
        error={errors.category_id}
        options={options}
        value={values.category_id}
        onChange={id => change({ category_id: id })}
      />
    </>
  )
}

/** Until when, and where. */
const Terms = ({ form: { values, errors, change, text }, dealId }: FormProps & { dealId: number | undefined }) => {
  const { t } = useTranslation('deals')
  const home = useSession()?.user.country_id ?? null
  const { country_id, state_id, city_id } = values
  const end = new Date(`${values.day}T${values.time}`)
  return (
    <>
      <div className={classes.pair}>
        <TextField {...text('day')} label={t('lastDay')} type="date" />
        <TextField {...text('time')} label={t('time')} type="time" />
      </div>
      {dealId !== undefined && !Number.isNaN(end.getTime()) && <EarlyEndRefundNote dealId={dealId} end={end} />}
      <div className={classes.place}>
        <PlacePicker
          home={home}
          value={{ country_id, state_id, city_id }}
          errors={{
            country_id: errors.country_id,
            state_id: errors.state_id,
            city_id: errors.city_id,
          }}
          onChange={place => change(place)}
        />
        <p>{t('placeHint')}</p>
      </div>
    </>
  )
}

type DealFormProps = {
  /** The deal that is changed; a new one without. */
  deal?: Deal
  /** To begin with. */
  currency: string
  back: string
  onSaved: (deal: Deal) => void
}

/** Form of a deal: its pictures, what it is and costs, and until when. */
export const DealForm = ({ deal, currency, back, onSaved }: DealFormProps) => {
  const { t } = useTranslation('deals')
  const form = useDealForm(deal, currency, onSaved)
  const uploads = useUploads()
  const { values, errors, change, text } = form
  return (
    <ListingForm
      state={form}
      isThere={deal !== undefined}
      back={back}
      save={t(deal ? 'saveChanges' : 'post')}
      uploads={uploads}
      preview={<Preview values={values} />}
    >
      <PicturesField
        purpose={draftNameOf(deal?.id)}
        value={values.images}
        max={dealLimits.images}
        error={errors.images}
        onChange={images => change({ images })}
        onUploads={uploads.report}
      />
      <TextField
        {...text('title')}
        label={<Counted label={t('dealTitle')} text={values.title} max={dealLimits.title} />}
        autoComplete="off"
        dir="auto"
      />
      <TextArea
        {...text('description')}
        label={<Counted label={t('description')} text={values.description} max={dealLimits.description} />}
        rows={4}
      />
      <Cost form={form} />
      <Terms form={form} dealId={deal?.id} />
      <Kind form={form} />
    </ListingForm>
  )
}
