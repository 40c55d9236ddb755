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
      'A senha da sua conta acabou de ser alterada, e você saiu de todos os dispositivos.',
      'Se não foi você, crie outra senha agora: isso encerra todas as sessões de novo.',
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
}
