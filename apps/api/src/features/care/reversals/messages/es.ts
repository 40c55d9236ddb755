import type { Messages } from './en.ts'

export const es: Messages = {
  letter: {
    subject: thing => `Hemos anulado nuestra decisión sobre ${thing}`,
    lead: (thing, day) => `El ${day} tomamos una decisión sobre ${thing}. La hemos revisado y la hemos anulado.`,
    again: {
      hide: 'Quienes podían ver ese contenido pueden verlo de nuevo.',
      remove: 'Quienes podían ver ese contenido pueden verlo de nuevo.',
      warn: 'La advertencia ya no cuenta.',
      suspend: 'Ya puedes volver a iniciar sesión, y los demás te ven de nuevo a ti y lo que has compartido.',
    },
  },
  email: {
    greeting: name => `Hola, ${name}:`,
    label: 'Leer nuestra decisión',
    closing: 'Sentimos las molestias.',
  },
  notices: {
    decision_reversed: ({ what }) => `Hemos anulado nuestra decisión sobre ${what}`,
  },
}
