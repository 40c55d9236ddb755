import { type LegalSection, list, paragraph } from '#pages/site/legal-page/legal-text.ts'

export const collection: LegalSection[] = [
  {
    id: 'in-short',
    heading: 'Em poucas palavras',
    blocks: [
      list(
        'É você quem decide quem vê as suas publicações, o seu perfil e os seus eventos.',
        'Não vendemos os seus dados, não mostramos publicidade de fora nem seguimos você pela web.',
        'As fotos perdem os dados ocultos, como o lugar onde foram tiradas, antes que alguém as veja.',
        'Você pode baixar tudo a qualquer momento e excluir tudo de vez.',
      ),
      paragraph(
        'Quem opera o Celebrio, com sede nos Estados Unidos, é responsável pelos dados descritos aqui. Os Termos de uso explicam o que significam celebrante, fornecedor, evento e anúncio.',
      ),
    ],
  },
  {
    id: 'you-give',
    heading: 'O que você nos dá',
    blocks: [
      list(
        'Para abrir uma conta: nome, e-mail, número de celular, país e uma senha.',
        'Para fornecedores, também: nome da empresa, endereço, telefone comercial, ano de fundação, a forma como prefere receber e um documento que mostre quem você é ou que pode atuar.',
        'Para o perfil, se quiser: data de nascimento, gênero, lugar, foto, interesses, formação, hobbies e algumas palavras sobre você. Para Conhecer novos amigos: o nome que prefere usar, do que gosta e se o convite é por sua conta.',
        'O que você cria aqui: publicações, comentários, curtidas e flores, músicas, eventos, listas de convidados, respostas a convites, grupos, mensagens, anúncios, serviços, reservas e avaliações.',
        'O que você nos escreve: denúncias, recursos e perguntas.',
      ),
    ],
  },
  {
    id: 'we-notice',
    heading: 'O que percebemos enquanto o Celebrio funciona',
    blocks: [
      paragraph(
        'Nossos servidores veem o endereço de internet, o tipo de dispositivo e de navegador, a hora e a página ou ação pedida. Daí vêm a lista de dispositivos conectados nas suas Configurações, os limites contra abusos e os registros com que encontramos falhas. O navegador também informa o idioma e o fuso horário, para que as datas fiquem certas.',
      ),
      paragraph(
        'Um vídeo conta como visto no máximo uma vez por pessoa e por dia, e os fornecedores veem quantas visitas a página deles recebe, só em número. “Perto de você” usa o país, o estado e a cidade que você escolheu, ou coordenadas, se você as informou. Não seguimos os seus passos.',
      ),
    ],
  },
  {
    id: 'from-others',
    heading: 'O que vem dos outros',
    blocks: [
      paragraph(
        'Se você entra com o Google, o Google nos informa o seu nome e o seu e-mail verificado. Se paga uma assinatura ou um impulsionamento, o serviço de pagamentos nos informa que foi pago e quanto, nunca o número do cartão. E outros membros podem mencionar você, convidar você, mostrar você em uma foto ou denunciar algo que você escreveu.',
      ),
    ],
  },
  {
    id: 'why',
    heading: 'Para que usamos',
    blocks: [
      list(
        'Para fazer aquilo que trouxe você aqui: mostrar publicações, levar convites, emitir ingressos, encaminhar reservas aos fornecedores e entregar mensagens. É o nosso contrato com você.',
        'Para proteger as pessoas: limitar abusos, responder a denúncias, conferir documentos de fornecedores e registrar o que a nossa equipe faz. É o nosso legítimo interesse, e o seu.',
        'Para cumprir a lei, por exemplo, guardando os registros de pagamentos.',
        'Com o seu consentimento, que pode ser retirado a qualquer momento: notificações push no navegador, a comunidade Conhecer novos amigos e as partes opcionais do perfil.',
      ),
      paragraph(
        'As sugestões de amigos são ordenadas pelas conexões em comum e, depois, pelo lugar. Nenhuma decisão com efeito jurídico sobre você é tomada só por uma máquina.',
      ),
    ],
  },
]
