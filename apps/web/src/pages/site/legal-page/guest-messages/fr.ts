import type { Messages } from './en.ts'

const fr: Messages = {
  updated: 'Mise à jour du {{date}}',
  contents: 'Sur cette page',
}

export default fr
