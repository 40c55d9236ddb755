import type { Messages } from './en.ts'

export const pt: Messages = {
  things: {
    user: 'sua conta',
    post: 'sua publicação',
    message: 'sua mensagem',
    deal: 'seu anúncio',
    comment: 'seu comentário',
    review: 'sua avaliação',
    store: 'sua loja',
  },
  kinds: {
    user: 'uma conta',
    post: 'uma publicação',
    message: 'uma mensagem',
    deal: 'um anúncio',
    comment: 'um comentário',
    review: 'uma avaliação',
    store: 'uma loja',
  },
  rules: {
    harassment: 'assédio',
    hate: 'ódio',
    violence: 'violência e ameaças',
    sexual: 'nudez e conteúdo sexual',
    children: 'a segurança das crianças',
    private_data: 'dados pessoais de outras pessoas',
    impersonation: 'se passar por outra pessoa',
    fraud: 'fraude',
    spam: 'spam',
    others_work: 'obras de outras pessoas',
    illegal: 'o que a lei proíbe',
  },
  statement: {
    subject: {
      hide: thing => `Ocultamos ${thing}`,
      remove: thing => `Removemos ${thing}`,
      warn: thing => `Um aviso sobre ${thing}`,
      suspend: () => 'Suspendemos sua conta',
    },
    hide: thing => `Ocultamos ${thing}. Agora só você pode ver esse conteúdo.`,
    remove: thing => `Removemos ${thing}. Ninguém mais pode ver esse conteúdo.`,
    warn: thing => `Estamos escrevendo sobre ${thing}. Não vamos mudar nada, mas pedimos que não faça isso de novo.`,
    suspend: until =>
      until
        ? `Suspendemos sua conta até ${until}. Até lá, você não pode entrar, e ninguém vê você nem o que compartilhou.`
        : 'Suspendemos sua conta definitivamente. Você não pode entrar, e ninguém vê você nem o que compartilhou.',
    hideToo: thing => `Também ocultamos ${thing}.`,
    quote: words => `O texto começa assim: “${words}”`,
    rule: rule => `Isso viola nossas regras sobre ${rule}.`,
    byPeople: 'Recebemos uma denúncia. Quem decidiu foi uma pessoa, não uma máquina.',
    appeal: day =>
      `Se você acha que erramos, pode pedir uma nova análise até ${day}. Outra pessoa da equipe vai decidir.`,
  },
  email: {
    greeting: name => `Olá, ${name}`,
    label: 'Ler ou pedir uma nova análise',
    closing: 'O link funciona sem entrar na conta, e só para isso. Por favor, não encaminhe este e-mail.',
  },
  notices: {
    statement_written: ({ what }) => `Tomamos uma decisão sobre ${what}. Leia o motivo`,
    case_opened: ({ what }) => `Alguém denunciou ${what}. O caso aguarda uma decisão`,
  },
}
