import { mediaKinds } from '@celebrio/contract/base/media'
import { signUpForm, upgradeForm } from '@celebrio/contract/people/account-forms'
import type { IssueCode } from '@celebrio/contract/platform/issues'
import { ApiError } from '#lib/api/api-error.ts'
import { errorText, issueText } from '#lib/api/error-text.ts'
import { checkForm } from '#lib/forms/check-form.ts'
import type { FieldErrors } from '#lib/forms/field-errors.ts'
import { bodyOf, companyOf } from './sign-up-body.ts'
import type { Kind, SignUpValues } from './sign-up-values.ts'

/** File extensions of the accepted document types (specification part 1 §5). */
export const documentExtensions = ['.pdf', '.doc', '.docx', '.png', '.jpg', '.jpeg']

const say = (code: IssueCode) => issueText({ code, values: {} })

const checkConfirm = ({ password, confirm }: SignUpValues): FieldErrors => {
  if (confirm === '') return { confirm: say('required') }
  return confirm === password ? {} : { confirm: say('password_mismatch') }
}

// The schema checks this only when everything else is valid; the form shows it together with the rest.
const checkPayment = ({ payment_option, payment_detail }: SignUpValues): FieldErrors =>
  payment_option === 'paypal' && !payment_detail.trim() ? { payment_detail: say('required') } : {}

const checkDocument = ({ document_file: file }: SignUpValues): FieldErrors => {
  if (!file) return {}
  const name = file.name.toLowerCase()
  if (!documentExtensions.some(ending => name.endsWith(ending)))
    return { document_file: errorText(new ApiError(415, 'upload_type_refused')) }
  if (file.size > mediaKinds.document.maxBytes)
    return { document_file: errorText(new ApiError(413, 'upload_too_large')) }
  return {}
}

/** Client-side validation of what a company shows only to the staff. */
export const checkCompanyPapers = (values: SignUpValues): FieldErrors => ({
  ...checkPayment(values),
  ...checkDocument(values),
})

/** Client-side validation of sign-up. */
export const checkSignUp = (kind: Kind, values: SignUpValues): FieldErrors => ({
  ...checkForm(signUpForm, bodyOf(kind, values)),
  ...checkConfirm(values),
  ...(kind === 'provider' && checkCompanyPapers(values)),
})

/** Client-side validation of the company that a celebrant adds. */
export const checkUpgrade = (values: SignUpValues): FieldErrors => ({
  ...checkForm(upgradeForm, companyOf(values)),
  ...checkCompanyPapers(values),
})

/** Errors of the document come without a field. */
export const documentErrors = (error: unknown): FieldErrors =>
  error instanceof ApiError && (error.code.startsWith('upload_') || error.code === 'too_large')
    ? { document_file: errorText(error) }
    : {}
