import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  title: 'Portafolio',
  yours: 'Tus álbumes',
  add: 'Añadir álbum',
  addTitle: 'Álbum nuevo',
  editTitle: 'Editar álbum',
  none: 'Enseña lo que has hecho',
  noneText: 'Las fotos de celebraciones de verdad dicen más que cualquier lista de precios.',
  name: 'Nombre',
  nameHint: 'Por ejemplo, «Boda en un jardín de Sintra».',
  choosePictures: 'Añade al menos una foto.',
  save: 'Guardar álbum',
  saved: 'Álbum guardado',
  deleted: 'Álbum eliminado',
  photos_one: '{{count}} foto',
  photos_many: '{{count}} de fotos',
  photos_other: '{{count}} fotos',
  photoOf: '{{name}}, foto {{at}} de {{of}}',
  more: 'Más opciones: {{name}}',
  edit: 'Editar',
  delete: 'Eliminar',
  deleteTitle: '¿Eliminar este álbum?',
  deleteText: '«{{name}}» y sus fotos desaparecerán de tu página.',
  keep: 'Conservarlo',
} satisfies Translation<typeof en>
