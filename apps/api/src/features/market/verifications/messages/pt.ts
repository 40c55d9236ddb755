import type { Messages } from './en.ts'

export const pt: Messages = {
  notices: {
    document_verified: () => 'Conferimos o seu documento. Sua loja agora é verificada, e todos veem isso',
    document_declined: () => 'Não podemos verificar sua loja com este documento. Leia o motivo e envie outro',
  },
}
