import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  title: 'Contacto',
  lead: '¿Una pregunta, un problema, una idea? Escríbenos: te lee una persona de verdad.',
  name: 'Tu nombre',
  subject: 'Asunto',
  message: 'Mensaje',
  send: 'Enviar mensaje',
  openMail: 'Prefiero escribir desde mi correo',
  draftKept: 'Guardamos lo que escribiste.',
  startOver: 'Empezar de nuevo',
  thanks: 'Gracias, ya tenemos tu mensaje.',
  copied: 'Te responderemos por correo. Ya te hemos enviado una copia.',
  noCopy: 'Te responderemos por correo. Confirma tu dirección para recibir copias de lo que escribas.',
  toStore: 'Ir a mi tienda',
  again: 'Escribir otro',
} satisfies Translation<typeof en>
