import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  offer: '¿Activar las notificaciones?',
  offerText: 'Te avisaremos cuando alguien responda o te necesite, aunque Celebrio esté cerrado.',
  turnOn: 'Activar',
  notNow: 'Ahora no',
  turnedOn: 'Notificaciones activadas en este dispositivo',
  turnedOff: 'Notificaciones desactivadas en este dispositivo',
  notAllowed: 'Tu navegador no lo permite. Puedes cambiarlo en sus ajustes.',
  failed: 'No se pudieron activar las notificaciones. Inténtalo más tarde.',
  device: 'Notificaciones push en este dispositivo',
  deviceHint: 'Aunque Celebrio esté cerrado.',
  unable:
    'Este navegador no puede mostrar notificaciones push. En un iPhone, añade antes Celebrio a la pantalla de inicio.',
  blocked: 'Tu navegador bloquea las notificaciones de Celebrio. Puedes cambiarlo en sus ajustes.',
} satisfies Translation<typeof en>
