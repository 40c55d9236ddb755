import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  title: 'Portfólio',
  yours: 'Seus álbuns',
  add: 'Adicionar álbum',
  addTitle: 'Novo álbum',
  editTitle: 'Editar álbum',
  none: 'Mostre o que você já fez',
  noneText: 'Fotos de festas de verdade dizem mais do que qualquer lista de preços.',
  name: 'Nome',
  nameHint: 'Por exemplo, “Casamento em um jardim em Sintra”.',
  choosePictures: 'Adicione pelo menos uma foto.',
  save: 'Salvar álbum',
  saved: 'Álbum salvo',
  deleted: 'Álbum excluído',
  photos_one: '{{count}} foto',
  photos_many: '{{count}} de fotos',
  photos_other: '{{count}} fotos',
  photoOf: '{{name}}, foto {{at}} de {{of}}',
  more: 'Mais opções de {{name}}',
  edit: 'Editar',
  delete: 'Excluir',
  deleteTitle: 'Excluir este álbum?',
  deleteText: '“{{name}}” e as fotos dele vão sumir da sua página.',
  keep: 'Manter',
} satisfies Translation<typeof en>
