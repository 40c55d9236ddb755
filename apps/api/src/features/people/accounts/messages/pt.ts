import type { Messages } from './en.ts'

export const pt: Messages = {
  passwordEmail: name => ({
    subject: 'Sua nova senha do Celebrio',
    greeting: `Olá, ${name}`,
    paragraphs: ['Este é o seu código. Ele vale por 10 minutos. O botão abaixo faz o mesmo por uma hora.'],
    label: 'Criar uma nova senha',
    closing: 'Não foi você quem pediu? Ignore este e-mail: sua senha não mudou.',
  }),
  passwordLinkEmail: name => ({
    subject: 'Sua nova senha do Celebrio',
    greeting: `Olá, ${name}`,
    paragraphs: [
      'Com o botão abaixo você cria uma nova senha. Ele vale por uma hora. Hoje foram digitados códigos errados demais, por isso este e-mail vem sem código.',
    ],
    label: 'Criar uma nova senha',
    closing: 'Não foi você quem pediu? Ignore este e-mail: sua senha não mudou.',
  }),
  codesUsedUpEmail: name => ({
    subject: 'Alguém digitou códigos errados para a sua conta',
    greeting: `Olá, ${name}`,
    paragraphs: [
      'Hoje alguém tentou redefinir sua senha do Celebrio e digitou dez códigos errados. Essa pessoa não entrou, e sua senha não mudou.',
      'Por segurança, os códigos ficam desativados até o fim do dia. Se foi você, peça um novo e-mail e use o link.',
    ],
    label: 'Receber um link',
    closing: 'Se não foi você, não precisa fazer nada.',
  }),
  passwordChangedEmail: name => ({
    subject: 'Sua senha do Celebrio foi alterada',
    greeting: `Olá, ${name}`,
    paragraphs: [
      'A senha da sua conta acabou de ser alterada, e você saiu de todos os outros dispositivos.',
      'Se não foi você, redefina sua senha agora: isso encerra a sessão em todos os dispositivos.',
    ],
    label: 'Criar outra senha',
    closing: 'Se foi você, não precisa fazer nada.',
  }),
  accountDeletedEmail: (name: string, day: string) => ({
    subject: 'Sua conta do Celebrio foi excluída',
    greeting: `Até logo, ${name}`,
    paragraphs: [
      `Sua conta foi excluída: você saiu em todos os dispositivos e ninguém mais vê você nem nada seu. Em ${day}, vamos apagar tudo para sempre.`,
      'Mudou de ideia? Entre antes dessa data para recuperar sua conta. Eventos e reservas cancelados não voltam.',
    ],
    label: 'Entrar',
    closing: 'Se não foi você, entre agora e troque sua senha.',
  }),
  accountReactivatedEmail: name => ({
    subject: 'Sua conta do Celebrio está de volta',
    greeting: `Que bom ver você de novo, ${name}`,
    paragraphs: [
      'Sua conta acabou de ser recuperada, e as pessoas podem ver você de novo.',
      'Se não foi você, redefina sua senha agora: isso encerra a sessão em todos os dispositivos.',
    ],
    label: 'Criar outra senha',
    closing: 'Se foi você, não precisa fazer nada.',
  }),
  verificationEmail: name => ({
    subject: 'Confirme seu e-mail',
    greeting: `Boas-vindas, ${name}`,
    paragraphs: ['Que bom ter você à mesa. Confirme que este endereço é seu, para que os convites encontrem você.'],
    label: 'Confirmar meu e-mail',
    closing: 'O link vale por 24 horas. Se você não se cadastrou no Celebrio, ignore este e-mail.',
  }),
  newEmail: name => ({
    subject: 'Confirme seu novo e-mail',
    greeting: `Olá, ${name}`,
    paragraphs: [
      'Você quer usar este endereço na sua conta do Celebrio. Confirme que ele é seu, e ele vai substituir o antigo.',
    ],
    label: 'Usar este endereço',
    closing: 'O link vale por 24 horas. Não pediu isso? Ignore este e-mail: nada muda.',
  }),
  emailTaken: () => ({
    subject: 'Este endereço já tem uma conta',
    greeting: 'Olá',
    paragraphs: [
      'Alguém, talvez você, quis usar este endereço em outra conta do Celebrio. Ele já pertence a uma, então nada mudou.',
    ],
    label: 'Entrar',
    closing: 'Se não foi você, não precisa fazer nada.',
  }),
  emailChanged: (name, day) => ({
    subject: 'O e-mail da sua conta foi alterado',
    greeting: `Olá, ${name}`,
    paragraphs: [
      'Sua conta do Celebrio agora tem outro endereço de e-mail. Não vamos mais escrever para este.',
      `Se não foi você, recupere este endereço. Todas as sessões são encerradas, e você cria uma nova senha. Você pode fazer isso até ${day}.`,
    ],
    label: 'Não fui eu',
    closing: 'Se foi você, não precisa fazer nada.',
  }),
  secondStepChanges: {
    codes_on: {
      subject: 'Você adicionou um app autenticador',
      text: 'Um app autenticador foi adicionado à sua conta do Celebrio. A partir de agora, para entrar também é preciso um código do app.',
    },
    codes_off: {
      subject: 'Seu app autenticador está desativado',
      text: 'O app autenticador foi removido da sua conta do Celebrio. Os códigos dele não funcionam mais.',
    },
    passkey_added: {
      subject: 'Você adicionou uma chave de acesso',
      text: 'Uma chave de acesso foi adicionada à sua conta do Celebrio. Agora ela também serve para concluir a entrada.',
    },
    passkey_removed: {
      subject: 'Uma chave de acesso foi removida',
      text: 'Uma chave de acesso foi removida da sua conta do Celebrio. Ela não funciona mais.',
    },
    recovery_codes_renewed: {
      subject: 'Você tem novos códigos de recuperação',
      text: 'Novos códigos de recuperação foram criados para a sua conta do Celebrio. Os antigos não funcionam mais.',
    },
    recovery_code_used: {
      subject: 'Um código de recuperação foi usado',
      text: 'Alguém acabou de usar um dos códigos de recuperação da sua conta do Celebrio. Cada um funciona uma única vez.',
    },
    removed_by_staff: {
      subject: 'Sua segunda etapa foi removida',
      text: 'Removemos a segunda etapa da sua conta do Celebrio porque nos pediram. Agora você entra sem ela, e saiu de todos os lugares.',
    },
    codes_used_up: {
      subject: 'Alguém digitou códigos errados na sua conta',
      text: 'Alguém que talvez saiba a sua senha do Celebrio digitou dez códigos errados hoje. Essa pessoa não entrou. Por segurança, os códigos do seu app ficam desativados até amanhã; chaves de acesso e códigos de recuperação continuam funcionando.',
    },
  },
  secondStepEmail: (name, { subject, text }) => ({
    subject,
    greeting: `Olá, ${name}`,
    paragraphs: [
      text,
      'Se não foi você, crie uma nova senha agora: isso encerra todas as sessões. Depois confira a segunda etapa nas suas configurações.',
    ],
    label: 'Criar uma nova senha',
    closing: 'Se foi você, não precisa fazer nada.',
  }),
}
