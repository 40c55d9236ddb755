import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  title: 'Correos de celebraciones',
  ask: '¿No quieres más correos de «{{title}}»?',
  askText: 'No te avisaremos por correo si cambian la fecha o el lugar. Tu invitación siempre muestra cómo está todo.',
  askAll: '¿No quieres más correos de anfitriones de Celebrio?',
  askAllText: 'Ya no recibirás invitaciones ni novedades por correo.',
  unsubscribe: 'Darme de baja',
  unsubscribeAll: 'Darme de baja de todas las celebraciones',
  done: 'Te hemos dado de baja',
  doneEvent: 'Ya no recibirás correos de «{{title}}», salvo cuando tú hagas algo allí.',
  doneAll: 'Ya no recibirás correos de celebraciones, salvo cuando tú hagas algo allí.',
  resume: 'Volver a recibir correos',
  wrong: 'Este enlace no funciona',
  wrongText: 'Ábrelo otra vez desde el pie del correo.',
} satisfies Translation<typeof en>
