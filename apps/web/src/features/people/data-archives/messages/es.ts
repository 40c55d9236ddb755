import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  title: 'Tus datos',
  everything: 'Todo lo que guarda tu cuenta',
  everythingHint: 'En páginas para leer, en JSON y con tus archivos.',
  ask: 'Obtener mis datos',
  askAgain: 'Volver a obtenerlos',
  asked: 'Estamos reuniendo tus datos',
  making: 'Estamos reuniendo tus datos',
  makingHint: 'Puedes salir de esta página. Te enviaremos un correo cuando estén listos.',
  ready: 'Tus datos están listos',
  readyHint: '{{size}}, para descargar hasta el {{day}}.',
  newer: '¿Algo nuevo desde entonces?',
  newerHint: 'Un archivo nuevo sustituye a este.',
  failed: 'No ha funcionado',
  failedHint: 'No hemos podido reunir tus datos. Inténtalo de nuevo.',
  expired: 'Tu último archivo ya no está',
  expiredHint_one: 'Estuvo disponible {{count}} día.',
  expiredHint_many: 'Estuvo disponible {{count}} de días.',
  expiredHint_other: 'Estuvo disponible {{count}} días.',
  download: 'Descargar',
  downloadTitle: 'Descargar tus datos',
  downloadText: 'Ahí está todo: guarda el archivo donde nadie más pueda leerlo.',
} satisfies Translation<typeof en>
