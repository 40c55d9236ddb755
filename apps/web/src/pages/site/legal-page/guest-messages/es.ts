import type { Messages } from './en.ts'

const es: Messages = {
  updated: 'Versión del {{date}}',
  contents: 'En esta página',
}

export default es
