import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  search: 'Buscar',
  kind: 'Buscar em',
  kinds: { user: 'Usuários', deal: 'Anúncios', event: 'Eventos', provider: 'Fornecedores', hashtag: 'Hashtags' },
  suggestions: 'Sugestões',
  all: 'Todos os resultados para “{{keyword}}”',
  found_one: '{{count}} sugestão para “{{keyword}}”',
  found_many: '{{count}} de sugestões para “{{keyword}}”',
  found_other: '{{count}} sugestões para “{{keyword}}”',
  people_one: '{{count}} pessoa',
  people_many: '{{count}} de pessoas',
  people_other: '{{count}} pessoas',
  morePeople_one: '{{count}} pessoa ou mais',
  morePeople_many: '{{count}} de pessoas ou mais',
  morePeople_other: '{{count}} pessoas ou mais',
  nothing: 'Nenhum resultado',
  nothingText: {
    user: 'Tente com menos letras ou só um nome.',
    deal: 'Tente outra palavra ou veja todos os anúncios.',
    event: 'Só buscamos eventos que ainda vão acontecer. Tente outra palavra do título ou do lugar.',
    provider: 'Tente outra palavra ou veja todos os fornecedores em Explorar.',
    hashtag: 'Tente com menos letras.',
  },
  free: 'Grátis',
  noResult: 'nenhum resultado',
  start: {
    user: 'Quem você está procurando?',
    deal: 'O que você procura?',
    event: 'Que evento você está procurando?',
    provider: 'Que fornecedor você está procurando?',
    hashtag: 'Que hashtag você está procurando?',
  },
  startText: {
    user: 'Basta uma parte do nome, mesmo com algum errinho.',
    deal: 'Basta uma palavra, mesmo com algum erro.',
    event: 'Bastam as primeiras letras de uma palavra do título ou do lugar.',
    provider: 'Basta uma palavra: um nome ou aquilo de que você precisa.',
    hashtag: 'Bastam as primeiras letras, com ou sem #.',
  },
  resultsFor: 'Resultados para “{{keyword}}”',
} satisfies Translation<typeof en>
