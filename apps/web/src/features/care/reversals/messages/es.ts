import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  undo: 'Anular esta decisión',
  letterTitle: 'Lo que leerá el autor',
  send: 'Enviar y anular',
  undone: 'Decisión anulada.',
  reopen: 'Reabrir el caso',
  reopenTitle: '¿Reabrir este caso?',
  reopenText: 'El equipo tendrá que decidir de nuevo. Quienes lo denunciaron ya no verán nuestra primera respuesta.',
  reopened: 'El caso vuelve a esperar una decisión.',
} satisfies Translation<typeof en>
