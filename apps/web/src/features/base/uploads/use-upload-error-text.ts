import { useTranslation } from 'react-i18next'
import { ApiError } from '#lib/api/api-error.ts'

const messageKeys = {
  upload_lied: 'lied',
  upload_broken: 'broken',
  picture_too_large: 'tooManyPixels',
  storage_full: 'storageFull',
  storage_unverified: 'storageUnverified',
  offline: 'offline',
} as const

const permanentCodes = new Set<string>([
  'upload_lied',
  'upload_broken',
  'picture_too_large',
  'upload_too_large',
  'upload_type_refused',
])

/** Whether the file itself is the cause, so that a retry would fail again. */
export const isPermanentFailure = ({ code }: ApiError): boolean => permanentCodes.has(code)

/** A short error text of a failed upload, for its tile. */
export const useUploadErrorText = () => {
  const { t } = useTranslation('uploads')
  return (error: unknown): string => {
    const code = error instanceof ApiError ? error.code : ''
    return code in messageKeys ? t(messageKeys[code as keyof typeof messageKeys]) : t('notSent')
  }
}
