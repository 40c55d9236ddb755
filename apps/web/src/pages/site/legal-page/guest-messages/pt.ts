import type { Messages } from './en.ts'

const pt: Messages = {
  updated: 'Versão de {{date}}',
  contents: 'Nesta página',
}

export default pt
