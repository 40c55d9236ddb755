import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  title: 'Privacidade',
  lead: 'Escolha quem pode falar com você, encontrar você e ver seu aniversário. Quem você bloqueou não pode fazer nada disso.',
  providerLead:
    'Escolha quem pode falar com você e quem vê seu aniversário. Quem você bloqueou não pode fazer nenhuma das duas coisas.',
  kidsLead:
    'Esta é uma conta infantil: só suas conexões podem encontrar você, escrever para você e ver o que você compartilha.',
  messages_from: {
    label: 'Quem pode mandar mensagens para você',
    note: 'As conversas que você já tem continuam.',
    everybody: 'Todo mundo',
    everybodyHint: 'Quem não é sua conexão envia primeiro um pedido.',
    connections: 'Conexões',
    connectionsHint: 'Só suas conexões podem começar uma conversa.',
    nobody: 'Ninguém novo',
    nobodyHint: 'Ninguém pode começar uma conversa com você. Você ainda pode.',
  },
  invitations_from: {
    label: 'Quem pode convidar você',
    note: 'Para eventos e grupos. Os convites que você já tem continuam valendo.',
    everybody: 'Todos que podem',
    everybodyHint: 'Suas conexões e as pessoas dos seus grupos.',
    connections: 'Conexões',
    connectionsHint: 'Só suas conexões.',
    nobody: 'Ninguém',
    nobodyHint: 'Você ainda pode pedir para participar ou usar um link que enviarem a você.',
  },
  birthday_to: {
    label: 'Quem vê seu aniversário',
    note: 'O ano nunca aparece.',
    everybody: 'Todo mundo',
    everybodyHint: 'Qualquer pessoa que vê seu perfil. Se sua conta é privada, são suas conexões.',
    connections: 'Conexões',
    connectionsHint: 'Só suas conexões.',
    nobody: 'Só eu',
    nobodyHint: 'Mais ninguém vê no seu perfil.',
  },
  found_by: {
    label: 'Quem pode encontrar você',
    note: 'Na busca, nas sugestões, nas menções e em Conhecer pessoas. Seu perfil continua abrindo a partir do que você publica.',
    everybody: 'Todo mundo',
    everybodyHint: 'Qualquer pessoa no Celebrio pode encontrar você.',
    circle: 'Conexões das suas conexões',
    circleHint: 'Só quem tem uma conexão em comum com você, e suas próprias conexões.',
    connections: 'Conexões',
    connectionsHint: 'Só suas conexões.',
  },
  foundByConnections: 'Só suas conexões podem encontrar você.',
  blocking: 'Bloqueios',
  blockingHint: 'Quem você bloqueia não pode ver, encontrar nem falar com você. Você pode desbloquear quando quiser.',
  seeBlocked: 'Ver quem você bloqueou',
  chats: 'Nas conversas',
  reads: 'Mostrar quando li as mensagens',
  readsHint: 'Em conversas a dois. Se desativar, você também não verá se os outros leram as suas.',
  saved: 'Salvo',
} satisfies Translation<typeof en>
