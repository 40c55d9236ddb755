import type { Messages } from './en.ts'

export const es: Messages = {
  readyEmail: (name, { day, days }) => ({
    subject: 'Tus datos de Celebrio están listos',
    greeting: `Hola, ${name}`,
    paragraphs: [
      `El archivo con todo lo que guarda tu cuenta está listo. Puedes descargarlo en tus ajustes durante ${days} días, hasta el ${day}.`,
    ],
    label: 'Abrir ajustes',
    closing: 'Si no lo pediste, cambia tu contraseña: puede que otra persona tenga acceso a tu cuenta.',
  }),
  title: name => `Celebrio: los datos de ${name}`,
  made: day => `Creado el ${day}.`,
  explained:
    'Cada página viene dos veces: para leer y en JSON para programas. Lo que han escrito otras personas es suyo, así que de las conversaciones encuentras tus propios mensajes. No hay contraseñas, códigos ni otros secretos. Las horas están en UTC.',
  sections: 'Qué contiene',
  entries: 'Entradas',
  asJson: 'JSON',
  files: 'Archivos',
  nothing: 'Nada',
  empty: 'Todavía sin nada',
  back: 'Todas las secciones',
  pages: 'Páginas',
  page: (page, of) => `Página ${page} de ${of}`,
  previous: 'Página anterior',
  next: 'Página siguiente',
  hiddenPerson: 'Alguien a quien no puedes ver',
  yes: 'Sí',
  no: 'No',
}
