/** The cells of a row, as somebody has typed them; what a file has no column for is undefined. */
export const columns = [
  'service',
  'description',
  'category',
  'item',
  'price',
  'unit',
  'qty',
  'least_qty',
  'most_qty',
  'step_minutes',
] as const
export type Column = (typeof columns)[number]
export type Cells = Partial<Record<Column, string>>

/** Without accents and what is not a letter: "Prix (€)" is "prix", "Min. quantity" is "minquantity". */
export const keyOf = (words: string): string =>
  words
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\([^)]*\)|[^a-z]/gu, '')

/** What people call the columns, in the four languages and in lists of others. */
const names: Record<Column, readonly string[]> = {
  service: ['service', 'servicio', 'servico', 'prestation'],
  description: ['description', 'descripcion', 'descricao'],
  category: ['category', 'categorie', 'categoria'],
  item: ['item', 'article', 'articulo', 'product', 'produit', 'producto', 'produto', 'name', 'nom', 'nombre', 'nome'],
  price: ['price', 'prix', 'precio', 'preco', 'unitprice', 'prixunitaire', 'preciounitario', 'precounitario'],
  unit: ['unit', 'unite', 'unidad', 'unidade'],
  qty: ['quantity', 'quantite', 'cantidad', 'quantidade', 'qty'],
  least_qty: ['least', 'minimum', 'min', 'minimo'],
  most_qty: ['most', 'maximum', 'max', 'maximo'],
  step_minutes: ['minutes', 'minutos', 'stepminutes'],
}

/** Which column a header names. */
export const columnOf = (header: string): Column | undefined =>
  columns.find(column => names[column].includes(keyOf(header)))

/** What stands before a unit in a price: "per hour", "l’unité", "por kilo". */
const before = ['', 'per', 'par', 'por', 'a', 'an', 'la', 'le', 'l']

const unitNames: Record<string, readonly string[]> = {
  1: [
    'unit',
    'units',
    'unite',
    'unites',
    'unidad',
    'unidades',
    'unidade',
    'each',
    'cadauno',
    'cadauna',
    'cadaum',
    'cadauma',
  ],
  2: ['hour', 'hours', 'h', 'heure', 'heures', 'hora', 'horas'],
  3: ['kg', 'kilo', 'kilos', 'kilogram', 'kilogramme', 'kilogramo', 'quilo', 'quilograma'],
  4: [
    'number',
    'nombre',
    'numero',
    'piece',
    'pieces',
    'pieza',
    'peca',
    'numberofpeople',
    'people',
    'person',
    'persons',
    'guest',
    'guests',
    'nombredepersonnes',
    'personne',
    'personnes',
    'numerodepersonas',
    'persona',
    'personas',
    'numerodepessoas',
    'pessoa',
    'pessoas',
  ],
}

const isUnit = (code: string, key: string): boolean =>
  unitNames[code]?.some(name => before.some(word => key === `${word}${name}`)) ?? false

/** The code of a unit that is named in words; the words where they name none. */
export const unitOf = (words: string): string =>
  Object.keys(unitNames).find(code => isUnit(code, keyOf(words))) ?? words.trim()
