import type { Messages } from './en.ts'

const pt: Messages = {
  updated: 'Atualizado em {{date}}',
  contents: 'Nesta página',
}

export default pt
