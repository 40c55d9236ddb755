import 'i18next'
import type messages from './languages/en.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'ui'
    resources: typeof messages
  }
}
