import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

const es: Translation<typeof en> = {
  title: 'Contacto',
  byEmail: 'Escríbenos en español, inglés, francés o portugués. Te responderá una persona de nuestro equipo.',
  logIn: 'Inicia sesión para escribirnos',
  fromInside: 'Encontrarás «Contacto» en el menú. Te responderá una persona de nuestro equipo.',
  toSignIn: 'Iniciar sesión para escribir aquí',
}

export default es
