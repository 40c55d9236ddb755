import { type LegalSection, list, paragraph } from '#pages/site/legal-page/legal-text.ts'

export const choices: LegalSection[] = [
  {
    id: 'keeping',
    heading: 'Por quanto tempo guardamos e como os dados vão embora',
    blocks: [
      paragraph(
        'Guardamos os seus dados enquanto você tiver a conta. O que você exclui some da vista na hora. Uma conta suspensa fica oculta, com tudo o que contém, e é guardada para a sua volta.',
      ),
      paragraph(
        'Quando você exclui a conta, todas as sessões são encerradas e tudo é ocultado na hora. Depois de 30 dias, os seus dados pessoais são apagados, junto com os arquivos das suas publicações. Só o que a lei nos obriga a guardar, como os registros dos pagamentos feitos a nós, permanece pelo tempo que a lei determina e não serve para mais nada.',
      ),
    ],
  },
  {
    id: 'rights',
    heading: 'Seus direitos, onde quer que você viva',
    blocks: [
      list(
        'Ver e levar: “Baixar meus dados”, em Configurações, entrega um só arquivo com tudo o que a conta contém.',
        'Corrigir: edite por conta própria o perfil, as publicações, os eventos e os comentários.',
        'Limitar e se opor: deixe a conta privada, saia de Conhecer novos amigos, desligue notificações, bloqueie ou suspenda a conta.',
        'Apagar: exclua coisas avulsas ou a conta inteira.',
        'Reclamar: primeiro com a gente, se quiser, e a qualquer momento à autoridade de proteção de dados de onde você vive.',
      ),
      paragraph(
        'Ninguém é tratado pior por exercer um direito. Para o que você não conseguir fazer por conta própria, escreva para nós: respondemos em até 30 dias, ou antes, se a sua lei assim disser.',
      ),
    ],
  },
  {
    id: 'where',
    heading: 'Onde os seus dados ficam',
    blocks: [
      paragraph(
        'O Celebrio tem sede nos Estados Unidos, e os seus dados são tratados lá. Se você entra de outro país, os seus dados viajam para os Estados Unidos. Lá nós os protegemos como diz esta página e damos a você as garantias que a lei do seu país exige para essa transferência.',
      ),
    ],
  },
  {
    id: 'changes',
    heading: 'Mudanças e como falar com a gente',
    blocks: [
      paragraph(
        'Quando esta política muda, avisamos pelo menos 7 dias antes, no Celebrio e por e-mail aos endereços confirmados. A data no alto é a da versão que você está lendo.',
      ),
      paragraph(
        'As perguntas sobre os seus dados chegam pelas próprias páginas do Celebrio: você tem “Fale conosco” no menu e no rodapé desta página, “Denunciar” ao lado de cada publicação, comentário, pessoa e anúncio, e as opções sobre os seus dados em Configurações.',
      ),
    ],
  },
]
