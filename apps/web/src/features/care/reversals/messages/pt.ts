import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  undo: 'Desfazer esta decisão',
  letterTitle: 'O que o autor vai ler',
  send: 'Enviar e desfazer',
  undone: 'Decisão desfeita.',
  reopen: 'Reabrir o caso',
  reopenTitle: 'Reabrir este caso?',
  reopenText: 'A equipe terá que decidir de novo. Quem denunciou não verá mais nossa primeira resposta.',
  reopened: 'O caso aguarda uma decisão de novo.',
} satisfies Translation<typeof en>
