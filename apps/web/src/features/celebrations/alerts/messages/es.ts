import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  myEvents: 'Mis eventos',
  dateOpen: 'Fecha por definir',
  deleteEvent: 'Eliminar evento',
  deleteTitle: '¿Eliminar {{title}}?',
  deleteText: 'No podrás recuperarlo.',
  deleteSure: 'Eliminar evento',
  keep: 'Conservarlo',
  deleted: 'Evento eliminado',

  confirmed: 'Confirmación correcta',
  verified: 'Creación del evento verificada',
  closeWindow: '«{{title}}» es tuyo. Puedes cerrar esta ventana.',
  denied: 'Alerta de seguridad: alguien creó un evento en tu nombre',
  deniedText:
    'Alguien creó «{{title}}» ({{day}}) con tu cuenta. Elige una contraseña nueva para cerrar las demás sesiones y después elimina el evento.',
  deniedGone: 'El evento está eliminado. Ahora elige una contraseña nueva para cerrar las demás sesiones.',
  resetPassword: 'Restablecer la contraseña',
  linkMissing: 'Este enlace no está completo',
  linkMissingText: 'Vuelve a abrirlo desde nuestro correo.',
  linkExpired: 'Este enlace no es válido o ha caducado',
  linkExpiredText: 'Todos tus eventos están en un solo lugar; ahí puedes editarlos o eliminarlos.',
} satisfies Translation<typeof en>
