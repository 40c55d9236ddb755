import type { Messages } from './en.ts'

const fr: Messages = {
  updated: 'Version du {{date}}',
  contents: 'Sur cette page',
}

export default fr
