import type { Messages } from './en.ts'

export const es: Messages = {
  invites: host => `${host} te invita a celebrar`,
  date: 'Fecha',
  time: 'Hora',
  place: 'Lugar',
  guest: 'Invitado',
  dressCode: 'Vestimenta',
  code: 'Código de entrada',
  party: count => `${count} personas`,
  notWhole: 'Algunos caracteres no se pueden imprimir aquí. Tu entrada en pantalla los muestra todos.',
}
