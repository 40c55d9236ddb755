import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

const es: Translation<typeof en> = {
  title: 'Esta página no está en la lista de invitados',
  text: 'Puede que se haya movido, que haya terminado o que nunca existiera. La fiesta está en otra parte.',
  action: 'Ir al inicio',
}

export default es
