import { useTranslation } from 'react-i18next'
import { ApiError } from '#lib/api/api-error.ts'

const known = {
  upload_lied: 'lied',
  upload_broken: 'broken',
  picture_too_large: 'tooManyPixels',
  offline: 'offline',
} as const

const hopeless = new Set<string>([
  'upload_lied',
  'upload_broken',
  'picture_too_large',
  'upload_too_large',
  'upload_type_refused',
])

/** Whether the file itself is the fault: sending it again would fail again. */
export const isHopeless = ({ code }: ApiError): boolean => hopeless.has(code)

/** Why an upload failed, in a few words that fit on its tile. */
export const useUploadErrorText = () => {
  const { t } = useTranslation('uploads')
  return (error: unknown): string => {
    const code = error instanceof ApiError ? error.code : ''
    return code in known ? t(known[code as keyof typeof known]) : t('notSent')
  }
}
