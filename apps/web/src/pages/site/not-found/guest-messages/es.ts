import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

const es: Translation<typeof en> = {
  title: 'Esta página no está en la lista de invitados',
  text: 'Puede que se haya mudado, terminado o que nunca existiera. La fiesta está en otra parte.',
  action: 'Ir a la página de inicio',
}

export default es
