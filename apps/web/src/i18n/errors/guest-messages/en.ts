import { type ErrorCode, errors } from '@celebrio/contract/platform/errors'

type Messages = Readonly<Record<ErrorCode | 'offline', string>>

const texts = Object.entries(errors).map(([code, { text }]) => [code, text] as const)

/** Every way in which the API says no; the English texts are the contract's own. */
const en: Messages = {
  ...(Object.fromEntries(texts) as Record<ErrorCode, string>),
  offline: 'No connection. Nothing is lost: please try again.',
}

declare module '#i18n/messages.ts' {
  interface Messages {
    errors: typeof en
  }
}

export default en
