import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  addToCalendar: 'Añadir al calendario',
  subscribe: 'Suscribirse al calendario',
  calendarText:
    'Tus eventos y aquellos a los que vas, en el calendario de tus dispositivos, siempre al día. Crea un enlace y añádelo a tu app de calendario.',
  calendarHasOne: 'Ya tienes un enlace. Solo se mostró una vez; uno nuevo lo reemplaza.',
  calendarAddress: 'El enlace de tu calendario',
  calendarOnce: 'Cópialo ahora: solo se muestra una vez. Quien lo tenga puede ver tu calendario.',
  calendarOpen: 'Abrir en tu app de calendario',
  calendarMake: 'Crear un enlace',
  calendarRenew: 'Crear un enlace nuevo',
  calendarEnd: 'Desactivar el enlace',
  calendarEnded: 'El enlace ya no funciona',
  copyAddress: 'Copiar enlace',
  addressCopied: 'Enlace copiado',
  addressNotCopied: 'No se pudo copiar el enlace. Selecciónalo y cópialo a mano.',
} satisfies Translation<typeof en>
