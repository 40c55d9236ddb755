import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

const es: Translation<typeof en> = {
  title: 'Contacto',
  byMail: 'Escríbenos en tu idioma. Te leerá una persona, y te responderá.',
  logIn: 'Inicia sesión para escribirnos',
  fromInside: 'Encontrarás «Contacto» en tu menú. Te leerá una persona, y te responderá.',
  toSignIn: 'Iniciar sesión y escribir aquí',
}

export default es
