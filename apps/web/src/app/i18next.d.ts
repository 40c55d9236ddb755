import 'i18next'
import type signedIn from './languages/signed-in/en.ts'
import type start from './languages/start/en.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'ui'
    resources: typeof start & typeof signedIn
  }
}
