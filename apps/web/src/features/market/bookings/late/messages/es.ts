import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

const es: Translation<typeof en> = {
  movedTitle: 'Este evento ha cambiado de fecha',
  deletedTitle: 'Este evento se ha eliminado',
  nowOn: 'Nueva fecha: {{what}}.',
  stands: 'A menos de 24 horas del evento, una reserva sigue en pie como se acordó: {{when}}.',
  provider: 'Habla con {{name}}. Si no puedes atenderlo, cancela y di por qué.',
  providerServing: 'Habla con {{name}} sobre lo que ya has empezado.',
  celebrant: 'Hemos avisado a {{name}}. Para otra fecha, envía una solicitud nueva.',
  celebrantDeleted: 'Hemos avisado a {{name}}, que todavía puede cancelar.',
}

export default es
