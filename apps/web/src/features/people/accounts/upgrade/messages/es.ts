import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  title: 'Ofrecer también servicios',
  lead: 'Sigue celebrando y, además, abre una tienda.',
  company: 'Tu empresa',
  papers: 'Pago y documentos',
  submit: 'Continuar',
  modal: 'Ofrecer también servicios',
  modalText:
    'Tu cuenta sigue igual y recibe una tienda. Todos podrán ver el nombre, la dirección y el teléfono de tu empresa.',
  cancel: 'Cancelar',
  proceed: 'Continuar',
  done: 'Ahora tu cuenta también ofrece servicios',
  already: 'Ya tienes una tienda.',
  toStore: 'Ir a mi tienda',
  guest: 'Inicia sesión para abrir una tienda.',
} satisfies Translation<typeof en>
