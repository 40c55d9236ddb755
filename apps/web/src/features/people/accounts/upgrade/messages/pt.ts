import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  title: 'Oferecer também serviços',
  lead: 'Continue celebrando e abra também uma loja.',
  company: 'Sua empresa',
  papers: 'Pagamento e documentos',
  submit: 'Continuar',
  modal: 'Oferecer também serviços',
  modalText:
    'Sua conta continua igual e ganha uma loja. Todos poderão ver o nome, o endereço e o telefone da sua empresa.',
  cancel: 'Cancelar',
  proceed: 'Continuar',
  done: 'Agora sua conta também oferece serviços',
  already: 'Você já tem uma loja.',
  toStore: 'Ir para minha loja',
  guest: 'Entre para abrir uma loja.',
} satisfies Translation<typeof en>
