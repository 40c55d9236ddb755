import type { Messages } from './en.ts'

const es: Messages = {
  updated: 'Actualizado el {{date}}',
  contents: 'En esta página',
}

export default es
