import { mediaKinds } from '@celebrio/contract/base/media'
import { signUpForm } from '@celebrio/contract/people/accounts'
import type { IssueCode } from '@celebrio/contract/platform/issues'
import { ApiError } from '#lib/api/api-error.ts'
import { errorText, issueText } from '#lib/api/error-text.ts'
import { checkForm } from '#lib/forms/check-form.ts'
import type { FieldErrors } from '#lib/forms/field-errors.ts'
import { bodyOf } from './sign-up-body.ts'
import type { Kind, SignUpValues } from './sign-up-values.ts'

/** Names under which the accepted types of documents are kept (specification part 1 §5). */
export const documentEndings = ['.pdf', '.doc', '.docx', '.png', '.jpg', '.jpeg']

const say = (code: IssueCode) => issueText({ code, values: {} })

const checkConfirm = ({ password, confirm }: SignUpValues): FieldErrors => {
  if (confirm === '') return { confirm: say('required') }
  return confirm === password ? {} : { confirm: say('password_mismatch') }
}

// The schema looks at this only when all else is right; people want to know it together with the rest.
const checkPayment = ({ payment_option, payment_detail }: SignUpValues): FieldErrors =>
  payment_option === 'paypal' && !payment_detail.trim() ? { payment_detail: say('required') } : {}

const checkDocument = ({ document_file: file }: SignUpValues): FieldErrors => {
  if (!file) return {}
  const name = file.name.toLowerCase()
  if (!documentEndings.some(ending => name.endsWith(ending)))
    return { document_file: errorText(new ApiError(415, 'upload_type_refused')) }
  if (file.size > mediaKinds.document.maxBytes)
    return { document_file: errorText(new ApiError(413, 'upload_too_large')) }
  return {}
}

/** All that is wrong with a sign-up of one kind, by field. */
export const checkSignUp = (kind: Kind, values: SignUpValues): FieldErrors => ({
  ...checkForm(signUpForm, bodyOf(kind, values)),
  ...checkConfirm(values),
  ...(kind === 'provider' && { ...checkPayment(values), ...checkDocument(values) }),
})

/** Refusals of the document come without a field. */
export const documentRefusal = (error: unknown): FieldErrors =>
  error instanceof ApiError && (error.code.startsWith('upload_') || error.code === 'too_large')
    ? { document_file: errorText(error) }
    : {}
