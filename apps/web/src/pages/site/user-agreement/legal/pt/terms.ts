import { type LegalSection, paragraph } from '#pages/site/legal-page/legal-text.ts'

export const terms: LegalSection[] = [
  {
    id: 'liability',
    heading: 'O que prometemos e o que não podemos prometer',
    blocks: [
      paragraph(
        'Cuidamos do Celebrio e consertamos o que quebra, mas não prometemos que ele esteja sempre disponível nem livre de erros. Não escolhemos os seus convidados, não fazemos a comida nem tocamos a música; por isso, não respondemos pelo que membros, anfitriões, fornecedores, compradores ou vendedores façam ou deixem de fazer.',
      ),
      paragraph(
        'Na medida em que a lei permite, a nossa responsabilidade perante você se limita ao valor que você nos pagou nos doze meses anteriores ao dano. Isso não limita a responsabilidade que a lei não deixa limitar, como nos casos de dolo ou de dano à vida e à saúde.',
      ),
    ],
  },
  {
    id: 'changes',
    heading: 'Quando estes termos mudam',
    blocks: [
      paragraph(
        'O Celebrio cresce, e às vezes este acordo precisa crescer junto. Avisamos pelo menos 7 dias antes de uma mudança entrar em vigor, no Celebrio e por e-mail aos endereços confirmados, e dizemos o que ficou diferente. Se não concordar, você pode sair antes desse dia, e as regras de reembolso acima valem para a assinatura em curso. Mudanças que a lei exige de imediato podem vir antes.',
      ),
    ],
  },
  {
    id: 'law',
    heading: 'A lei que se aplica',
    blocks: [
      paragraph(
        'O Celebrio tem sede nos Estados Unidos, e este acordo segue a lei dos Estados Unidos. Se você é consumidor em outro país, continua com a proteção que a lei do seu país garante e pode recorrer aos tribunais de lá quando essa lei assim disser.',
      ),
      paragraph(
        'Se uma frase deste acordo for inválida, o resto permanece. O acordo existe em inglês, francês, espanhol e português. Se as versões divergirem, vale a inglesa, a menos que a sua lei diga outra coisa.',
      ),
    ],
  },
  {
    id: 'contact',
    heading: 'Fale com a gente',
    blocks: [
      paragraph(
        'A maioria dos desacordos se resolve conversando; por isso, fale primeiro com a gente. Escreva pelas próprias páginas do Celebrio: você encontra “Fale conosco” no menu e no rodapé desta página, e “Denunciar” ao lado de cada publicação, comentário, pessoa e anúncio, além das opções da sua conta em Configurações. Quem lê o que você envia é uma pessoa.',
      ),
    ],
  },
]
