import type { Messages } from './en.ts'

export const pt: Messages = {
  readyEmail: (name, { day, days }) => ({
    subject: 'Seus dados do Celebrio estão prontos',
    greeting: `Olá, ${name}`,
    paragraphs: [
      `O arquivo com tudo o que a sua conta guarda está pronto. Você pode baixá-lo nas configurações por ${days} dias, até ${day}.`,
    ],
    label: 'Abrir configurações',
    closing: 'Se você não pediu, mude sua senha: outra pessoa pode ter acesso à sua conta.',
  }),
  title: name => `Celebrio: os dados de ${name}`,
  made: day => `Criado em ${day}.`,
  explained:
    'Cada página vem duas vezes: para ler e em JSON para programas. O que outras pessoas escreveram é delas, por isso das conversas você encontra as suas próprias mensagens. Senhas, códigos e outros segredos não estão aqui. Os horários estão em UTC.',
  sections: 'O que há aqui',
  entries: 'Entradas',
  asJson: 'JSON',
  files: 'Arquivos',
  nothing: 'Nada',
  empty: 'Ainda sem nada',
  back: 'Todas as seções',
  pages: 'Páginas',
  page: (page, of) => `Página ${page} de ${of}`,
  previous: 'Página anterior',
  next: 'Próxima página',
  hiddenPerson: 'Alguém que você não pode ver',
  yes: 'Sim',
  no: 'Não',
}
