import { serviceForm } from '@celebrio/contract/market/service-forms'
import { currencyDigits } from '@celebrio/contract/platform/currencies'
import { readAmount } from '#lib/amounts.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { errorText, issueText } from '#lib/api/error-text.ts'
import { checkForm } from '#lib/forms/check-form.ts'
import { type FieldErrors, fieldErrorsOf, requiredText } from '#lib/forms/field-errors.ts'
import { bodyOf, type ServiceValues } from './values.ts'

const isNumber = (typed: string) => /^\s*\d+([.,]\d+)?\s*$/.test(typed)

/** Decimals that the currency does not have; the contract knows the currency only once the store has been read. */
const decimalErrors = ({ items }: ServiceValues, currency: string): FieldErrors => {
  const max = currencyDigits(currency)
  const text = issueText(
    max === 0 ? { code: 'whole_number', values: {} } : { code: 'too_many_decimals', values: { max } },
  )
  return Object.fromEntries(
    items.flatMap(({ price }, at) =>
      isNumber(price) && readAmount(price, currency) === null ? [[`items.${at}.price`, text]] : [],
    ),
  )
}

/** The bounds are compared only where all else of an item is right; the form shows them together with the rest. */
const missingPrices = ({ items }: ServiceValues): FieldErrors =>
  Object.fromEntries(
    items.flatMap(({ price }, at) => (price.trim() === '' ? [[`items.${at}.price`, requiredText()]] : [])),
  )

/** Validates a service by the server's rules. */
export const checkService = (values: ServiceValues, currency: string): FieldErrors => ({
  ...checkForm(serviceForm, bodyOf(values, currency)),
  ...missingPrices(values),
  ...decimalErrors(values, currency),
})

/** Errors of pictures come without a field, or at the address that is wrong. */
export const pictureErrors = (error: unknown): FieldErrors => {
  if (!(error instanceof ApiError)) return {}
  if (/^(upload|picture|storage)_/.test(error.code)) return { images: errorText(error) }
  const [text] = Object.entries(fieldErrorsOf(error)).flatMap(([field, found]) =>
    field.startsWith('images.') ? [found] : [],
  )
  return text ? { images: text } : {}
}
